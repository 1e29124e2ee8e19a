import type { FieldRight } from '@shouya/approvals/definition'
import { apply } from '@shouya/forms/apply'
import type { FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** The form as it may be filled in at a step: fields without write access are disabled, hidden ones removed. */
export function withRights(
  document: FormDocument,
  rights: Readonly<Record<string, FieldRight>>,
  fallback: FieldRight,
): FormDocument {
  const ids = (option: 'disabled' | 'hidden', isMeant: (right: FieldRight) => boolean) =>
    indexDocument(document).entries.flatMap(({ id, field, batch }) => {
      // A batch is written or hidden as a whole, with its columns.
      const { model } = (batch ?? { field }).field
      return model !== undefined && isMeant(Object.hasOwn(rights, model) ? (rights[model] as FieldRight) : fallback)
        ? [{ type: 'setOption' as const, ids: [id], option, value: true }]
        : []
    })
  return apply(document, {
    type: 'all',
    commands: [...ids('disabled', (right) => right === 'read'), ...ids('hidden', (right) => right === 'hidden')],
  }).document
}
