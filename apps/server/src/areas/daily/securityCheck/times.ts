import type { Ctx } from '../../../core/context.ts'
import { fail, failAt } from '../../../core/failure.ts'
import { addDays, instant, localDay, localTime } from '../../../core/time/local.ts'

/** A door's clock may run ahead a little. */
const AHEAD = 5 * 60_000

/** The business day of a check: today or one of the last `register.backfill_days` (1009), never ahead (1001). */
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

/** A moment on that day that is not ahead. */
export function checkMoment({ now, services }: Ctx, time: string, day: string): void {
  const { timezone } = services.database
  const at = instant(time, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== time) failAt('check_time', 'input.required')
  if (at.getTime() > now.getTime() + AHEAD) failAt('check_time', 'input.future')
  if (time.slice(0, 10) !== day) failAt('check_time', 'securityCheck.otherDay')
}
