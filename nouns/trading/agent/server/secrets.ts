import type { Keys } from '@shouya/server/core/keys/keys.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** `agent_secret.kind`. */
const kinds = { id_card: 1, bank_account: 2 } as const
type Kind = keyof typeof kinds
/** A text replaces a number, null removes it, undefined keeps it. */
export type Numbers = { readonly [K in Kind]?: string | null | undefined }

/** The purpose of the encryption names the agent, so that a number cannot be moved to another one. */
const purposeOf = (agentId: number, kind: Kind) => `agent_secret ${agentId} ${kind}`

/** The purpose of the hash by which an identity number is found again. */
export const ID_CARD_HASH = 'agent id_card'

/** The row of a number. */
export const sealedRow = (keys: Keys, agent_id: number, kind: Kind, number: string) => ({
  ...{ agent_id, kind: kinds[kind], sealed: keys.seal(purposeOf(agent_id, kind), number) },
})

/** Stores the numbers of an agent encrypted. */
export async function keepSecrets(db: Kysely<Unscoped>, keys: Keys, agentId: number, numbers: Numbers): Promise<void> {
  for (const kind of ['id_card', 'bank_account'] as const) {
    const number = numbers[kind]
    if (number === undefined) continue
    await db.deleteFrom('agent_secret').where('agent_id', '=', agentId).where('kind', '=', kinds[kind]).execute()
    if (number !== null)
      await db
        .insertInto('agent_secret')
        .values(sealedRow(keys, agentId, kind, number))
        .execute()
  }
}

/** The whole numbers of an agent; null without one, or where it cannot be decrypted. */
export async function openSecrets(db: Kysely<Unscoped>, keys: Keys, agentId: number) {
  const rows = await db.selectFrom('agent_secret').select(['kind', 'sealed']).where('agent_id', '=', agentId).execute()
  const open = (kind: Kind) => {
    const row = rows.find((sealed) => sealed.kind === kinds[kind])
    return row ? keys.unseal(purposeOf(agentId, kind), row.sealed) : null
  }
  return { id_card: open('id_card'), bank_account: open('bank_account') }
}
