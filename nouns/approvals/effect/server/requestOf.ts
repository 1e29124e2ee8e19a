import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

/** Who asked for what a passed request sets going. */
export const requestOf = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_instance')
    .select(['initiator_id', 'initiator_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
