import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'

/** Keys of the caller's scope as the ledger shows them. */
export const selectKeys = (ctx: Ctx) =>
  ctx.scoped
    .rows('key_ledger')
    .selectAll('key_ledger')
    .select([
      sql<string | null>`(select other.key_no from key_ledger other where other.id = key_ledger.linked_key_id)`.as(
        'linked_key_no',
      ),
      sql<string | null>`(select bill_no from room_key_item item join room_key on room_key.id = item.room_key_id
        where item.key_id = key_ledger.id and item.open)`.as('open_bill_no'),
    ])
