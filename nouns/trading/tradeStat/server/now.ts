import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { conditionsOf } from '../../consumeBalance/server/rows.ts'
import { device } from '../../device/noun.ts'
import type { GetNow } from '../contract.ts'

const { activated, running } = device.states.codes

/** The figures of trading that are not of any day (domain 11.12). */
export async function getNow(ctx: Ctx): Promise<Row<typeof GetNow>> {
  const [devices, balances] = await Promise.all([
    ctx.scoped
      .rows('device')
      .select([
        sql<number>`count(*)::int`.as('in_use'),
        sql<number>`(count(*) filter (where net_state = 1))::int`.as('online'),
      ])
      .where('status', 'in', [activated, running])
      .executeTakeFirstOrThrow(),
    ctx.scoped
      .rows('consume_balance')
      .select(sql<number>`count(*)::int`.as('low'))
      .where(conditionsOf(ctx)({ keywords: '', low: true }))
      .executeTakeFirstOrThrow(),
  ])
  return { ...devices, ...balances }
}
