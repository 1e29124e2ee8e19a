import type { Kysely } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'

/** Who asked for what a passed request sets going. */
export const requestOf = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_instance')
    .select(['initiator_id', 'initiator_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
