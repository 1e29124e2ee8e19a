import { convertDialect } from '@shouya/forms/convertDialect'
import type { FormDocument } from '@shouya/forms/document'

/** As the document is, or as k-form-design 3.7 (B) or 3.8 (C) writes it. */
export type TargetDialect = 'own' | 'B' | 'C'

export const inDialect = (document: FormDocument, dialect: TargetDialect): FormDocument =>
  dialect === 'own' ? document : convertDialect(document, dialect)
