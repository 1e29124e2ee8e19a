import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { pastMoment } from '../entryTimes.ts'

/** A moment on that day that is not ahead. */
export function checkMoment(ctx: Ctx, time: string, day: string): void {
  pastMoment(ctx, 'check_time', time)
  if (time.slice(0, 10) !== day) failAt('check_time', 'securityCheck.otherDay')
}
