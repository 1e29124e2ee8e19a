import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitDays } from '@shouya/server/core/counts/unitDays.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'
import { getStat } from './stat.ts'

const DAYS = 14
const RANKED_DAYS = 30
const MOST_UNITS = 12

const countOf = (state: number) => sql<number>`(count(*) filter (where status = ${sql.lit(state)}))::int`

/** Tasks of each day: done on time, done late, overdue; without those that are to do or exempt. */
export async function taskDays(ctx: Ctx) {
  const days = lastDays(ctx, DAYS)
  const rows = await ctx.scoped
    .rows('task_assignment')
    .select(['biz_date', countOf(status.done).as('done'), countOf(status.doneLate).as('late')])
    .select(countOf(status.overdue).as('missing'))
    .where('period_type', '=', periodType.day)
    .where(allOf(onDays('task_assignment.biz_date', days)))
    .groupBy('biz_date')
    .execute()
  const of = new Map(rows.map((row) => [row.biz_date, row]))
  return {
    columns: ['done' as const, 'done_late' as const, 'missing' as const],
    rows: Array.from({ length: DAYS }, (_, index) => addDays(days.begin_date, index)).map((day) => {
      const { done = 0, late = 0, missing = 0 } = of.get(day) ?? {}
      return { key: day, name: null, values: [done, late, missing] }
    }),
  }
}

/** Tasks done late or overdue, by unit and day; units with the most of them first. */
export async function taskLateDays(ctx: Ctx) {
  const days = lastDays(ctx, DAYS)
  const rows = await ctx.scoped
    .rows('task_assignment')
    .select(['dept_id', 'biz_date as day', sql<number>`count(*)::int`.as('count')])
    .select(sql<string>`max(dept_name)`.as('dept_name'))
    .where('period_type', '=', periodType.day)
    .where(allOf(onDays('task_assignment.biz_date', days)))
    .where('status', 'in', [status.overdue, status.doneLate])
    .groupBy(['dept_id', 'biz_date'])
    .execute()
  return unitDays(rows, days.begin_date, DAYS)
}

/** 完成率 of the units right below the highest one in scope (domain 15), in percent: on time and late; the lowest first. */
export async function taskUnits(ctx: Ctx) {
  const { rows } = await getStat(ctx, lastDays(ctx, RANKED_DAYS))
  const percent = (share: number) => Math.floor(share * 100)
  const due = rows
    .filter(({ completion }) => completion !== null)
    .sort((a, b) => (a.completion ?? 0) - (b.completion ?? 0))
    .slice(0, MOST_UNITS)
  return {
    columns: ['done' as const, 'done_late' as const],
    rows: due.map(({ dept_id, dept_name, completion, timely }) => {
      const onTime = percent(timely ?? 0)
      return { key: String(dept_id), name: dept_name, values: [onTime, percent(completion ?? 0) - onTime] }
    }),
  }
}
