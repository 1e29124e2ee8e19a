import { apply } from '@shouya/forms/apply'
import type { FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** The form without any input or button; its tabs still work. */
export const readOnly = (document: FormDocument): FormDocument =>
  apply(document, {
    type: 'setOption',
    ids: indexDocument(document).entries.map(({ id }) => id),
    option: 'disabled',
    value: true,
  }).document
