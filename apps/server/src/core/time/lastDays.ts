import type { Ctx } from '../context.ts'
import { addDays } from './local.ts'
import { todayOf } from './todayOf.ts'

/** The last so many business days, including today, as filters of a list: `YYYY-MM-DD`. */
export function lastDays(ctx: Pick<Ctx, 'now' | 'services'>, days: number) {
  const end_date = todayOf(ctx)
  return { begin_date: addDays(end_date, 1 - days), end_date }
}
