import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { instant, localTime } from '../../../core/time/local.ts'

/** A door's clock may run ahead a little. */
const AHEAD = 5 * 60_000

/** A moment of the wire that exists and is not ahead, else 1001 at its place. */
export function pastMoment({ now, services }: Ctx, time: string, path: string): void {
  const { timezone } = services.database
  const at = instant(time, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== time) failAt(path, 'input.required')
  if (at.getTime() > now.getTime() + AHEAD) failAt(path, 'input.future')
}
