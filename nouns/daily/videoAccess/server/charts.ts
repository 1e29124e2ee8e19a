import type { Ctx } from '@shouya/server/core/context.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { sql } from 'kysely'
import { conditionsOf } from './rows.ts'

const DAYS = 30

/** 调阅按类型 (domain 15): access to recordings by applicant and way. */
export async function videoApplicants(ctx: Ctx) {
  const days = lastDays(ctx, DAYS)
  const counted = await ctx.scoped
    .rows('video_access')
    .select(['applicant_type', 'access_mode', sql<number>`count(*)::int`.as('count')])
    .where(conditionsOf(ctx)({ keywords: '', include_child: 1, ...days }))
    .groupBy(['applicant_type', 'access_mode'])
    .execute()
  const modes = [...new Set(counted.map(({ access_mode }) => access_mode))].sort((a, b) => a - b)
  const sum = (own: typeof counted) => own.reduce((all, { count }) => all + count, 0)
  return {
    columns: modes.map(String),
    rows: [...Map.groupBy(counted, ({ applicant_type }) => applicant_type)]
      .sort(([, a], [, b]) => sum(b) - sum(a))
      .map(([key, own]) => ({
        key: String(key),
        name: null,
        values: modes.map((mode) => own.find(({ access_mode }) => access_mode === mode)?.count ?? 0),
      })),
  }
}
