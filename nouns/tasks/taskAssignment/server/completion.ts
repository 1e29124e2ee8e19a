import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'
import { dueBetween } from './dueBetween.ts'

const columns = ['done' as const, 'waiting' as const, 'late' as const]

/**
 * This month's calendar of completion (domain 15): what was due on each day and is done in time, still to do, or late; a day
 * without anything due is all zero. A task of a longer period is due on the day of its deadline.
 */
export async function completion({ scoped, now, services }: Ctx) {
  const { timezone } = services.database
  const begin_date = `${localDay(now, timezone).slice(0, 7)}-01`
  const days = daysOfMonth(begin_date)
  const parts = await scoped
    .rows('task_assignment')
    .select([
      sql<string>`case when period_type = ${sql.lit(periodType.day)} then biz_date
        else (deadline at time zone ${timezone})::date end`.as('day'),
    ])
    .select(
      sql<(typeof columns)[number]>`case status when ${sql.lit(status.done)} then 'done'
        when ${sql.lit(status.todo)} then 'waiting' else 'late' end`.as('state'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where(dueBetween(begin_date, days.at(-1) ?? begin_date, timezone))
    .where('status', '<>', status.exempt)
    .groupBy(['day', 'state'])
    .execute()
  const counts = new Map(parts.map(({ day, state, count }) => [`${day} ${state}`, count]))
  const rows = days.map((day) => ({
    key: day,
    name: null,
    values: columns.map((state) => counts.get(`${day} ${state}`) ?? 0),
  }))
  return { columns, rows }
}

function daysOfMonth(first: string): string[] {
  const month = first.slice(0, 7)
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}
