import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { forcible } from '../rules.ts'
import { unsent } from './dispatch.ts'
import { resumed } from './engineer.ts'
import { step } from './step.ts'
import { status } from './types.ts'

/** The columns of what an order that goes back does not have any more. */
const unconfirmed = { confirm_time: null, confirm_user_id: null, confirm_user_name: null, confirm_sign: null }
const unfixed = { fix_time: null, fix_sign: null, sign_hash: null }

/** Forces an order into another state that it can have: what the state needs is filled in by who did it and when. */
export async function force(
  ctx: Ctx,
  { id, version, status: to, reason }: Input<typeof Repair.UpdateRepairStatus>,
): Promise<Answered<typeof Repair.UpdateRepairStatus>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'force')
  if (!forcible(before).includes(to)) return failAt('status', 'repairOrder.refused.forced')
  const isConfirmed = to === status.rating || to === status.done
  const by = { confirm_time: ctx.now, confirm_user_id: ctx.user.userId, confirm_user_name: ctx.user.name }
  const change = {
    status: to,
    ...(before.status === status.suspended && resumed(ctx, before)),
    ...(isConfirmed ? before.confirm_time === null && by : unconfirmed),
    ...([status.waiting, status.dispatched, status.working].some((each) => each === to) && unfixed),
    ...(to === status.waiting && unsent),
    ...(to === status.done && { close_time: ctx.now }),
    ...(to === status.cancelled && { cancel_reason: reason }),
  }
  const saved = await step(ctx, before, change, { action: 'force', note: reason })
  ctx.note({ forced: true })
  return saved
}
