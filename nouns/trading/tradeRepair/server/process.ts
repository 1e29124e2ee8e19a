import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { resumed } from '../../../maintenance/server/public.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { endPayOrder } from './payOrder.ts'
import { forcibleOf } from './rows.ts'
import { mayCancel, status } from './rules.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'

/** Operations say who repairs it. */
export async function dispatch(ctx: Ctx, { id, version, ...sent }: Input<typeof Trade.ProcessTrade>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'dispatch')
  const by = { dispatch_time: ctx.now, dispatch_user_id: ctx.user.userId, dispatch_user_name: ctx.user.name }
  const note = [sent.company_name, sent.engineer_name, sent.dispatch_note].filter(Boolean).join(' ')
  return step(ctx, before, { ...sent, ...by, status: status.dispatched }, { action: 'dispatch', note })
}

/** An incomplete report goes back to its author. */
export async function sendBack(ctx: Ctx, { id, version, reason }: Input<typeof Trade.ReturnTrade>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'sendBack')
  const change = { status: status.returned, return_reason: reason }
  const saved = await step(ctx, before, change, { action: 'sendBack', note: reason })
  await tell(ctx.db, before, { code: 'trade_repair_returned', to: 'author', params: { reason } }, ctx.now)
  return saved
}

/** The repair begins. */
export async function start(ctx: Ctx, seen: Input<typeof Trade.StartTrade>) {
  const before = await toMove(ctx, tradeRepair, seen, 'start')
  const change = { status: status.working, accept_time: ctx.now, accept_user_id: ctx.user.userId }
  return step(ctx, before, change, { action: 'start' })
}

/** Takes back what nobody has begun to repair. */
export async function cancel(ctx: Ctx, { id, version, reason }: Input<typeof Trade.CancelTrade>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'cancel', (row) =>
    mayCancel(row, ctx.user) ? undefined : 'tradeRepair.refused.ownCancel',
  )
  const change = { status: status.cancelled, cancel_reason: reason }
  return step(ctx, before, change, { action: 'cancel', note: reason })
}

/** Forces a repair into another state that it can have: what the state needs is filled in by who did it and when. */
export async function force(ctx: Ctx, { id, version, status: to, reason }: Input<typeof Trade.UpdateTradeStatus>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'force')
  if (!forcibleOf(before).includes(to)) return failAt('status', 'tradeRepair.refused.forced')
  const isConfirmed = to === status.rating || to === status.done
  const by = { confirm_time: ctx.now, confirm_user_id: ctx.user.userId, confirm_user_name: ctx.user.name }
  const isRepaired = isConfirmed || to === status.confirming
  const nobody = { confirm_time: null, confirm_user_id: null, confirm_user_name: null }
  const change = {
    status: to,
    ...(isConfirmed ? before.confirm_time === null && by : nobody),
    ...([status.waiting, status.dispatched, status.working].some((each) => each === to) && { fix_time: null }),
    ...(before.status === status.suspended && resumed(ctx, before)),
    // It is repaired once more, or not at all: an order that nobody has paid is taken back.
    ...(!isRepaired && (await endPayOrder(ctx, before.pay_order_id, reason))),
    ...(to === status.done && { close_time: ctx.now }),
    ...(to === status.cancelled && { cancel_reason: reason }),
  }
  const saved = await step(ctx, before, change, { action: 'force', note: reason })
  ctx.note({ forced: true })
  return saved
}
