import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { entryTimes } from '../../server/entryTimes.ts'
import type * as RoomKey from '../contract.ts'
import { book, type } from './rules.ts'

/** When the handover was, and until when a temporary one lasts. */
export async function timesOf(ctx: Ctx, input: Input<typeof RoomKey.Save>, dept_id: number) {
  const entered = { book, dept_id, path: 'handover_time', wanted: input.handover_time }
  const { time: handover_time, ...rest } = await entryTimes(ctx, entered, input)
  const temporary = input.handover_type === type.temporary
  if (temporary && !(input.expect_return_time && input.expect_return_time > handover_time))
    failAt('expect_return_time', 'roomKey.returnTime')
  return { ...rest, handover_time, expect_return_time: temporary ? input.expect_return_time : null }
}
