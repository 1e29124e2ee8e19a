import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { pastMoment } from '../../server/entryTimes.ts'

/** Out after in, and not ahead. */
export function checkOut(ctx: Ctx, in_time: string, out_time: string): void {
  pastMoment(ctx, 'out_time', out_time)
  if (out_time <= in_time) failAt('out_time', 'outInside.outTime')
}
