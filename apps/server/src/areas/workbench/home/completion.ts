import type { Ctx } from '../../../core/context.ts'
import type { DayPart } from '../../../core/counts/dayPart.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { keyCompletion } from '../../daily/public.ts'

/** The registers whose records make a day complete. */
const registers: readonly ((ctx: Ctx, days: { begin_date: string; end_date: string }) => Promise<DayPart[]>)[] = [
  keyCompletion,
]

/** This month's calendar of completion, the sum over the registers; a day without anything due is all zero. */
export async function completion(ctx: Ctx) {
  const begin_date = `${localDay(ctx.now, ctx.services.database.timezone).slice(0, 7)}-01`
  const days = daysOfMonth(begin_date)
  const parts = await Promise.all(
    registers.map((part) => part(ctx, { begin_date, end_date: days.at(-1) ?? begin_date })),
  )
  const columns = ['done' as const, 'waiting' as const, 'late' as const]
  const sums = new Map<string, number>()
  for (const { day, state, count } of parts.flat()) {
    const key = `${day} ${state}`
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  const rows = days.map((day) => ({
    key: day,
    name: null,
    values: columns.map((state) => sums.get(`${day} ${state}`) ?? 0),
  }))
  return { columns, rows }
}

function daysOfMonth(first: string): string[] {
  const month = first.slice(0, 7)
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}
