import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { type Selectable, sql } from 'kysely'
import type * as KeyLedger from '../contract.ts'
import { keyLedger } from '../noun.ts'

export type Key = Selectable<DB['key_ledger']>

/** The conditions of the list, the export and the counters. */
export const conditionsOf = () => (query: KeyLedger.Filters) => allOf(conditionsIn(keyLedger, query))

/** Keys of the caller's scope with the columns of the list. */
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
