import type { Ctx } from '../../../core/context.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { taskCompletion } from '../../tasks/public.ts'

/** This month's calendar of completion: what was due each day; a day without anything due is all zero. */
export async function completion(ctx: Ctx) {
  const begin_date = `${localDay(ctx.now, ctx.services.database.timezone).slice(0, 7)}-01`
  const days = daysOfMonth(begin_date)
  const parts = await taskCompletion(ctx, { begin_date, end_date: days.at(-1) ?? begin_date })
  const columns = ['done' as const, 'waiting' as const, 'late' as const]
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
