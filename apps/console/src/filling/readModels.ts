import type { FieldRight } from '@shouya/approvals/definition'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'

/** The fields that somebody may read at one step and not write. */
export const readModels = (
  document: FormDocument,
  rights: Readonly<Record<string, FieldRight>>,
  otherwise: FieldRight,
): ReadonlySet<string> =>
  new Set(
    [...compile(document).top.byModel.keys()].filter(
      (model) => (Object.hasOwn(rights, model) ? rights[model] : otherwise) === 'read',
    ),
  )
