import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { logType } from '../../consumeBalance/noun.ts'
import { selectBalances } from '../../consumeBalance/server/rows.ts'
import type { GetConsumeStat } from '../contract.ts'
import { USED_DAYS } from '../figures.ts'

const MOST = 50
const DAY = 86_400_000

const left = sql<number>`consume_balance.quantity - consume_balance.frozen`

/** How long balances last if they are used as in the last days (domain 11.12); a younger one has not been used for longer. */
export async function getConsumeStat(ctx: Ctx): Promise<Row<typeof GetConsumeStat>> {
  const begin = new Date(ctx.now.getTime() - USED_DAYS * DAY)
  const days = sql`least(${USED_DAYS}::numeric, greatest(1, ceil(extract(epoch from ${ctx.now} - consume_balance.create_time) / 86400)))`
  const daysLeft = sql<number>`floor((${left}) * ${days} / gone.used)::bigint`
  return selectBalances(ctx)
    .innerJoin(
      ctx.db
        .selectFrom('consume_balance_log')
        .select(['balance_id', sql<number>`sum(qty)::bigint`.as('used')])
        .where(sql<boolean>`type in (${sql.lit(logType.passedOn)}, ${sql.lit(logType.used)})`)
        .where(sql<boolean>`create_time >= ${begin}`)
        .groupBy('balance_id')
        .as('gone'),
      (join) => join.onRef('gone.balance_id', '=', 'consume_balance.id'),
    )
    .select([left.as('left'), 'gone.used', daysLeft.as('days_left')])
    .orderBy('days_left')
    .orderBy('consume_balance.id')
    .limit(MOST)
    .execute()
}
