import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { sql } from 'kysely'
import type * as Balance from '../contract.ts'
import { consumeBalance, logType } from '../noun.ts'
import { ownerName } from './ownerName.ts'

/** Changes that have another side. */
const twoSided = [logType.passedOn, logType.received, logType.givenBack]

/** The other side of what was passed on, received or given back: its balance is the record of the change. */
const otherSide = sql<string | null>`(select ${ownerName('other')} from consume_balance other
  where other.id = consume_balance_log.biz_id and consume_balance_log.biz_type = ${sql.lit(consumeBalance.table)}
    and consume_balance_log.type in (${sql.join(twoSided.map((type) => sql.lit(type)))}))`

/** What has changed a balance of the caller's scope. */
export async function logList(ctx: Ctx, { id, cursor, pagesize }: Input<typeof Balance.GetBalanceLogList>) {
  const balance = await find(ctx, consumeBalance.table, id)
  const rows = await ctx.db
    .selectFrom('consume_balance_log')
    .select(['id', 'type', 'after', 'operator_name', 'memo', 'create_time'])
    .select([
      sql<number>`case direction when 1 then qty else -qty end`.as('change'),
      otherSide.as('other'),
      cursorTime('consume_balance_log', 'create_time').as('cursor_time'),
    ])
    .where('balance_id', '=', balance.id)
    .where(allOf(after('consume_balance_log', 'create_time', cursor)))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(pagesize + 1)
    .execute()
  return cut(rows, pagesize)
}
