import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import type { DayPart } from '../../../core/counts/dayPart.ts'
import { localDay } from '../../../core/time/local.ts'
import { allOf, onDays } from '../../../registers/filters.ts'
import { checksOn, SESSIONS_A_DAY } from './due.ts'
import { status } from './rules.ts'

/**
 * What checks add to the calendar of completion: filed in time is done, filed late or never is late, drafts of today and
 * abnormal ones that nobody has confirmed wait. Days ahead have nothing yet.
 */
export async function checkCompletion(ctx: Ctx, days: { begin_date: string; end_date: string }): Promise<DayPart[]> {
  if (!can(ctx.user, 'daily_security', 'query')) return []
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const state = sql<'done' | 'waiting' | 'late'>`case when status = ${status.draft} and biz_date < ${today}::date
    or is_overdue then 'late' when status in (${status.draft}, ${status.submitted}) then 'waiting' else 'done' end`
  const rows = await ctx.scoped
    .rows('security_check')
    .select(['biz_date as day', state.as('state'), sql<number>`count(*)::int`.as('count')])
    .where(allOf(onDays('biz_date', days)))
    .where('status', '<>', status.revoked)
    .groupBy(['day', 'state'])
    .execute()
  const should = await ctx.scoped
    .rows('dept')
    .innerJoin(
      sql<{ day: string }>`(select generate_series(${days.begin_date}::date,
        least(${days.end_date}::date, ${today}::date - 1), interval '1 day')::date as day)`.as('calendar'),
      (join) => join.on(checksOn(sql.ref('calendar.day'))),
    )
    .select(['calendar.day', sql<number>`(count(*) * ${sql.lit(SESSIONS_A_DAY)})::int`.as('count')])
    .groupBy('calendar.day')
    .execute()
  const missing = should.flatMap(({ day, count }) => {
    const there = rows.filter((row) => row.day === day).reduce((sum, row) => sum + row.count, 0)
    return count > there ? [{ day, state: 'late' as const, count: count - there }] : []
  })
  return [...rows, ...missing]
}
