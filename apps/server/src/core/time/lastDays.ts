import type { Ctx } from '../context.ts'
import { addDays, localDay } from './local.ts'

/** The last so many business days, including today, as filters of a list: `YYYY-MM-DD`. */
export function lastDays({ now, services }: Pick<Ctx, 'now' | 'services'>, days: number) {
  const end_date = localDay(now, services.database.timezone)
  return { begin_date: addDays(end_date, 1 - days), end_date }
}
