import type { Input } from '@shouya/contract/action'
import type * as RoomKey from '@shouya/contract/controllers/RoomKey'
import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { entryTimes } from '../entryTimes.ts'
import { type } from './rules.ts'

/** When the handover was, and until when a temporary one lasts. */
export async function timesOf(ctx: Ctx, input: Input<typeof RoomKey.Save>) {
  const { time: handover_time, ...rest } = await entryTimes(ctx, 'handover_time', input.handover_time, input)
  const temporary = input.handover_type === type.temporary
  if (temporary && !(input.expect_return_time && input.expect_return_time > handover_time))
    failAt('expect_return_time', 'roomKey.returnTime')
  return { ...rest, handover_time, expect_return_time: temporary ? input.expect_return_time : null }
}
