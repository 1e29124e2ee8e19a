import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import type * as Contract from '../contract.ts'
import { order } from '../noun.ts'
import { orderType } from '../rules.ts'
import { checkPrices } from './checkPrices.ts'
import { grant } from './complete.ts'
import { changeStock, linesOf } from './goods.ts'
import { paidColumns, postPaid } from './pay.ts'
import { giveBackOrder } from './refund.ts'
import { whyNot } from './rules.ts'
import { checkComplete } from './save.ts'
import { step } from './step.ts'
import { type Order, recordOf, status } from './types.ts'

type Asked = Input<typeof Contract.UpdateStatus>
type Saved = Promise<{ id: number; version: number }>
type Edge = (ctx: Ctx, before: Order, asked: Asked) => Saved

/** A reason of at least two characters; the texts of what refuses or gives back. */
function reasonOf({ note }: Asked): string {
  if (note === null || note.length < 2) return failAt('note', 'order.refused.reason')
  return note
}

/** The columns of somebody's approval. */
const audited = ({ user, now }: Ctx, note: string | null) => ({
  ...{ audit_user_id: user.userId, audit_user_name: user.name, audit_time: now, audit_opinion: note },
})

/** The columns of what is asked back: all that was paid. */
const asking = ({ user, now }: Ctx, before: Order, reason: string) => ({
  ...{ status: status.refunding, refund_from: before.status, refund_reason: reason },
  ...{ refund_asked: before.paid_amount - before.refund_amount },
  ...{ refund_apply_user_id: user.userId, refund_apply_time: now },
})

const refunded = ({ user, now }: Ctx, opinion: string | null) => ({
  ...{ refund_user_id: user.userId, refund_user_name: user.name, refund_time: now, refund_opinion: opinion },
})

const edges: { readonly [C in Asked['command']]: Edge } = {
  async submit(ctx, before) {
    checkComplete(before, before.goods_amount - before.discount_amount + before.freight)
    await checkPrices(ctx, before)
    const change = { status: status.ordered, submit_time: ctx.now, submit_user_id: ctx.user.userId }
    return step(ctx, before, 'submit', change)
  },

  async confirmPay(ctx, before, { pay_trade_no, note }) {
    if (pay_trade_no === null) return failAt('pay_trade_no', 'order.refused.tradeNo')
    await checkTrade(ctx, before.id, pay_trade_no)
    await closePayments(everything(ctx.db), recordOf(before))
    const change = { ...paidColumns(before, ctx.user, ctx.now), status: status.paid, pay_trade_no }
    const saved = await step(ctx, before, 'confirmPay', change, note ?? pay_trade_no)
    await postPaid(ctx.db, before, ctx.user, ctx.now)
    return saved
  },

  async pass(ctx, before, { note }) {
    await changeStock(
      ctx,
      'reserve',
      before,
      (await linesOf(ctx, before.id)).map((line) => ({ ...line, quantity: line.qty })),
    )
    const change = { ...audited(ctx, note), status: status.approved }
    const hasGoods = before.order_type !== orderType.renewal && before.repair_order_id === null
    if (hasGoods) return step(ctx, before, 'pass', change, note)
    // Nothing is sent: the lease is longer from now on, the device repaired already.
    const done = { ...change, status: status.done, deliver_time: ctx.now, receive_time: ctx.now }
    const saved = await step(ctx, before, 'pass', done, note)
    await grant(everything(ctx.db), before, ctx.user, timeOf(ctx))
    return saved
  },

  async turnDown(ctx, before, asked) {
    const reason = reasonOf(asked)
    return step(ctx, before, 'turnDown', { ...audited(ctx, reason), ...asking(ctx, before, reason) }, reason)
  },

  async receive(ctx, before, { note }) {
    const saved = await step(ctx, before, 'receive', { status: status.done, receive_time: ctx.now }, note)
    await grant(everything(ctx.db), before, ctx.user, timeOf(ctx))
    return saved
  },

  async askRefund(ctx, before, asked) {
    const reason = reasonOf(asked)
    return step(ctx, before, 'askRefund', asking(ctx, before, reason), reason)
  },

  async takeBack(ctx, before, asked) {
    const reason = reasonOf(asked)
    return step(ctx, before, 'takeBack', asking(ctx, before, reason), reason)
  },

  async refund(ctx, before, { note }) {
    const change = { ...refunded(ctx, note), status: status.refunded, refund_amount: before.refund_asked ?? 0 }
    const saved = await step(ctx, before, 'refund', change, note)
    await giveBackOrder(ctx, before)
    return saved
  },

  async keep(ctx, before, asked) {
    const opinion = reasonOf(asked)
    const change = {
      ...{ status: before.refund_from ?? before.status, refund_opinion: opinion },
      ...{ refund_from: null, refund_asked: null, refund_apply_user_id: null, refund_apply_time: null },
    }
    return step(ctx, before, 'keep', change, opinion)
  },

  async cancel(ctx, before, asked) {
    const reason = reasonOf(asked)
    await closePayments(everything(ctx.db), recordOf(before))
    return step(ctx, before, 'cancel', { status: status.canceled, cancel_reason: reason, cancel_time: ctx.now }, reason)
  },
}

const timeOf = ({ now, services }: Ctx) => ({ at: now, today: localDay(now, services.database.timezone) })

/** Moves an order along one of its edges, under the lock of its row. */
export const updateStatus: Handler<typeof Contract.UpdateStatus> = async (ctx, asked) => {
  const { id, version, command } = asked
  const before = await toMove(ctx, order, { id, version }, command, whyNot(ctx, command))
  return edges[command](ctx, before, asked)
}

async function checkTrade(ctx: Ctx, id: number, trade_no: string): Promise<void> {
  const other = await everything(ctx.db)
    .selectFrom('trade_order')
    .select('id')
    .where('pay_trade_no', '=', trade_no)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) failTaken(ctx.lang, 'pay_trade_no', 'order.field.pay_trade_no')
}
