import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { instant, localTime } from '../../../core/time/local.ts'

/** A door's clock may run ahead a little. */
const AHEAD = 5 * 60_000

/** A moment on that day that is not ahead. */
export function checkMoment({ now, services }: Ctx, time: string, day: string): void {
  const { timezone } = services.database
  const at = instant(time, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== time) failAt('check_time', 'input.required')
  if (at.getTime() > now.getTime() + AHEAD) failAt('check_time', 'input.future')
  if (time.slice(0, 10) !== day) failAt('check_time', 'securityCheck.otherDay')
}
