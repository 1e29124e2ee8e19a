import type { Ctx } from '../context.ts'
import { failAt } from '../failure.ts'
import { instant, localTime } from './local.ts'

/** The time of entry reported by a device without a network (`filed_at`). A time in the future counts as now. */
export function filedAt({ now, services }: Ctx, filed_at: string | null): string | null {
  if (filed_at === null) return null
  const { timezone } = services.database
  const entered = instant(filed_at, timezone)
  if (Number.isNaN(entered.getTime()) || localTime(entered, timezone) !== filed_at) failAt('filed_at', 'input.date')
  return entered > now ? localTime(now, timezone) : filed_at
}
