import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { pastMoment } from '../../server/entryTimes.ts'

/** A moment on that day that is not ahead. */
export function checkMoment(ctx: Ctx, time: string, day: string): void {
  pastMoment(ctx, 'check_time', time)
  if (time.slice(0, 10) !== day) failAt('check_time', 'securityCheck.otherDay')
}
