import type { Ctx } from '../../core/context.ts'
import { fail, failAt } from '../../core/failure.ts'
import { addDays, localDay } from '../../core/time/local.ts'

/** The business day of an entry: today or one of the last `register.backfill_days` (1009), never ahead (1001). */
export async function dayOf(
  { now, services }: Ctx,
  wanted: string | undefined,
): Promise<{ day: string; late: boolean }> {
  const today = localDay(now, services.database.timezone)
  const day = wanted ?? today
  if (day > today) failAt('biz_date', 'input.future')
  const days = await services.settings.get('register.backfill_days')
  if (day < addDays(today, -days)) fail('PeriodClosed')
  return { day, late: day < today }
}
