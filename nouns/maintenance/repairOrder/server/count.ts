import type { Handler } from '@shouya/server/core/handle.ts'
import { sql } from 'kysely'
import type * as Repair from '../contract.ts'
import { isOverdue } from './due.ts'
import { conditionsOf } from './rows.ts'

/** Orders of a query by state, in one statement: the tabs of the list. */
export const countOrders: Handler<typeof Repair.GetCount> = async (ctx, { status: _, overdue: __, ...query }) => {
  const rows = await ctx.scoped
    .rows('repair_order')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isOverdue(ctx.now)}))::int`.as('late'))
    .where(conditionsOf(ctx)(query))
    .groupBy('status')
    .execute()
  return {
    status: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    overdue: rows.reduce((sum, { late }) => sum + late, 0),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  }
}
