import { apply } from '@shouya/forms/apply'
import type { FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** The same form with nothing in it that takes an answer or can be pressed; its tabs still turn. */
export const readOnly = (document: FormDocument): FormDocument =>
  apply(document, {
    type: 'setOption',
    ids: indexDocument(document).entries.map(({ id }) => id),
    option: 'disabled',
    value: true,
  }).document
