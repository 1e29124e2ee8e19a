import type { Ctx } from '@shouya/server/core/context.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { isOnline, payType } from '../../payment/noun.ts'
import { refundPayment } from '../../payment/server/refundPayment.ts'
import { buyerType } from '../rules.ts'
import type { Refund } from './refunds.ts'
import { type Order, recordOf } from './types.ts'

/**
 * The money goes back where it came from: an account, a provider, or a bank, whose transfer whoever says so has made.
 * @returns the number of the transaction
 */
export async function postRefund(ctx: Ctx, order: Order, { id, seq, amount }: Refund): Promise<string> {
  const { db, user, now } = ctx
  const record = recordOf(order)
  const common = { record, part: String(seq), amounts: { amount }, operator: user, memo: order.bill_no }
  if (order.pay_type === payType.balance) {
    const { txn_no } =
      order.buyer_type === buyerType.agent
        ? await post(db, { ...common, event: 'order_refunded_to_goods', owners: { agent: order.buyer_id } }, now)
        : await post(db, { ...common, event: 'order_refunded_to_balance', owners: { member: order.buyer_id } }, now)
    return txn_no
  }
  const payee = {
    owner: order.buyer_type === buyerType.agent ? ('agent' as const) : ('member' as const),
    id: order.buyer_id,
  }
  const { txn_no } = await post(db, { ...common, event: 'order_refund_sent', owners: {}, payee }, now)
  if (isOnline(order.pay_type)) await refundPayment(ctx, { paid: record, back: { table: 'order_refund', id }, amount })
  else await post(db, { ...common, event: 'refund_arrived', owners: {} }, now)
  return txn_no
}
