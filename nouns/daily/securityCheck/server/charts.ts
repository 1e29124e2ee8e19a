import type { Ctx } from '@shouya/server/core/context.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { conditionsOf } from './rows.ts'

const DAYS = 30
const MOST = 10

/** The items that were abnormal in the most checks of the last days (domain 15, TOP10). */
export async function abnormalItems(ctx: Ctx) {
  const days = lastDays(ctx, DAYS)
  const rows = await ctx.scoped
    .rows('security_check')
    .innerJoin('security_result', 'security_result.check_id', 'security_check.id')
    .select(['item_id', sql<number>`count(*)::int`.as('count')])
    .select(sql<string>`max(content || ' ' || item_code)`.as('name'))
    .where(conditionsOf(ctx)({ keywords: '', include_child: 1, ...days, filed: true }))
    .where('security_result.result', '=', result.abnormal)
    .groupBy('item_id')
    .orderBy('count', 'desc')
    .orderBy('item_id')
    .limit(MOST)
    .execute()
  return {
    columns: ['abnormal' as const],
    rows: rows.map(({ item_id, name, count }) => ({ key: String(item_id), name, values: [count] })),
  }
}
