import type { FieldRight } from '@shouya/approvals/definition'
import { apply } from '@shouya/forms/apply'
import type { FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** The form as somebody may fill it in at one step: what they may not write is closed, what they may not see is gone. */
export function withRights(
  document: FormDocument,
  rights: Readonly<Record<string, FieldRight>>,
  otherwise: FieldRight,
): FormDocument {
  const ids = (option: 'disabled' | 'hidden', isMeant: (right: FieldRight) => boolean) =>
    indexDocument(document).entries.flatMap(({ id, field, batch }) => {
      // A batch is written or hidden as a whole, its columns with it.
      const { model } = (batch ?? { field }).field
      return model !== undefined && isMeant(Object.hasOwn(rights, model) ? (rights[model] as FieldRight) : otherwise)
        ? [{ type: 'setOption' as const, ids: [id], option, value: true }]
        : []
    })
  return apply(document, {
    type: 'all',
    commands: [...ids('disabled', (right) => right === 'read'), ...ids('hidden', (right) => right === 'hidden')],
  }).document
}
