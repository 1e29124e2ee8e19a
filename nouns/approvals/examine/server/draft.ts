import type { Picks } from '@shouya/approvals/instance'
import type { Values } from '@shouya/forms/document'
import type { Keys } from '@shouya/server/core/keys/keys.ts'

type Draft = { data: Values; picks: Picks }

const purposeOf = (id: number) => `appr_draft ${id}`

/** A stored draft: all of its values are encrypted, as it was not validated yet which of them are sensitive. */
export const sealDraft = (keys: Keys, id: number, draft: Draft): string =>
  keys.seal(purposeOf(id), JSON.stringify(draft))

/** Empty if nothing was stored or it cannot be opened any more. */
export function openDraft(keys: Keys, id: number, sealed: string | null): Draft {
  const text = sealed === null ? null : keys.unseal(purposeOf(id), sealed)
  return text === null ? { data: {}, picks: {} } : (JSON.parse(text) as Draft)
}
