import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

/** The initiator of an approved request. */
export const requestOf = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_instance')
    .select(['initiator_id', 'initiator_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The request that a revocation takes back: its number identifies the effects to undo. */
export async function revokedBy(tx: Kysely<DB>, revocation: number): Promise<number> {
  const { link_id } = await tx
    .selectFrom('appr_instance')
    .select('link_id')
    .where('id', '=', revocation)
    .where('link_as', '=', 'revocation')
    .where('link_id', 'is not', null)
    .$narrowType<{ link_id: number }>()
    .executeTakeFirstOrThrow()
  return link_id
}
