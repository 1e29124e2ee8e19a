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
import { leftToSend, orderType } from '../rules.ts'
import { askBack } from './askBack.ts'
import { checkPrices } from './checkPrices.ts'
import { checkQuota } from './checkQuota.ts'
import { grant } from './complete.ts'
import { changeStock, linesOf } from './goods.ts'
import { paidColumns, postPaid } from './pay.ts'
import { giveBackOrder } from './refund.ts'
import { afterRefund, decideRefund, openRefund, type Refund } from './refunds.ts'
import { whyNot } from './rules.ts'
import { checkComplete } from './save.ts'
import { step } from './step.ts'
import { type Line, type Order, recordOf, status } from './types.ts'

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

/** Where an order is after a refund: of one that was sent in part, the rest may be refunded, so that nothing is left to send. */
async function stateAfter({ db }: Ctx, { order_id, from_status }: Refund, lines: readonly Line[]) {
  if (lines.every(({ qty, refunded_qty }) => refunded_qty === qty)) return { status: status.refunded }
  if (from_status !== status.partly || lines.some((line) => leftToSend(line) > 0)) return { status: from_status }
  const { deliver_time } = await db
    .selectFrom('order_delivery')
    .select(({ fn }) => fn.max('create_time').as('deliver_time'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { status: status.delivered, deliver_time }
}

const edges: { readonly [C in Asked['command']]: Edge } = {
  async submit(ctx, before) {
    checkComplete(before, before.goods_amount - before.discount_amount + before.freight)
    await checkPrices(ctx, before)
    await checkQuota(ctx, before)
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
    await checkQuota(ctx, before)
    await changeStock(
      ctx,
      'reserve',
      before,
      (await linesOf(ctx, before.id)).map((line) => ({ ...line, quantity: leftToSend(line) })),
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
    const change = { ...audited(ctx, reason), ...(await askBack(ctx, before, { ...asked, reason, back: null })) }
    return step(ctx, before, 'turnDown', change, reason)
  },

  async receive(ctx, before, { note }) {
    const saved = await step(ctx, before, 'receive', { status: status.done, receive_time: ctx.now }, note)
    await grant(everything(ctx.db), before, ctx.user, timeOf(ctx))
    return saved
  },

  async askRefund(ctx, before, asked) {
    const reason = reasonOf(asked)
    return step(ctx, before, 'askRefund', await askBack(ctx, before, { ...asked, reason }), reason)
  },

  async takeBack(ctx, before, asked) {
    const reason = reasonOf(asked)
    return step(ctx, before, 'takeBack', await askBack(ctx, before, { ...asked, reason }), reason)
  },

  async refund(ctx, before, { note }) {
    const refund = await openRefund(ctx, before)
    const change = {
      ...(await stateAfter(ctx, refund, afterRefund(refund))),
      ...{ refund_amount: before.refund_amount + refund.amount, refund_reason: refund.reason },
      ...{ refund_user_id: ctx.user.userId, refund_user_name: ctx.user.name, refund_time: ctx.now },
    }
    const saved = await step(ctx, before, change.status === status.refunded ? 'refund' : 'refundPart', change, note)
    await decideRefund(ctx, refund, note, await giveBackOrder(ctx, before, refund))
    return saved
  },

  async keep(ctx, before, asked) {
    const opinion = reasonOf(asked)
    const refund = await openRefund(ctx, before)
    await decideRefund(ctx, refund, opinion, null)
    return step(ctx, before, 'keep', { status: refund.from_status }, opinion)
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
