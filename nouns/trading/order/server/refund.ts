import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { reverse } from '@shouya/server/core/ledger/reverse.ts'
import { sql } from 'kysely'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { isOnline, payType } from '../../payment/noun.ts'
import { refundPayment } from '../../payment/server/refundPayment.ts'
import { buyerType } from '../rules.ts'
import { byConsume, ownerOf } from './complete.ts'
import { changeStock, linesOf } from './goods.ts'
import { type Line, type Order, recordOf, status, table } from './types.ts'

/** `device.status`: came back, and is looked at. */
const RETURNED = 6

/** What a refund undoes: stock, what the buyer got, the commission, and at last the money (domain 11.7). */
export async function giveBackOrder(ctx: Ctx, order: Order): Promise<void> {
  const lines = await linesOf(ctx, order.id)
  const from = order.refund_from
  const isDelivered = from === status.delivered || from === status.done
  if (from === status.approved) await changeStock(ctx, 'release', order, quantities(lines))
  if (isDelivered) await changeStock(ctx, 'back', order, quantities(lines))
  if (from === status.done) await undoGrants(ctx, order, lines)
  await sql`update order_line set refunded_qty = qty where order_id = ${order.id}`.execute(ctx.db)
  await postRefund(ctx, order)
}

const quantities = (lines: readonly Line[]) => lines.map((line) => ({ ...line, quantity: line.qty }))

/** Devices come back, authorisations that were not used are taken back (1007), a lease is as long as before, the commission is reversed. */
async function undoGrants(ctx: Ctx, order: Order, lines: readonly Line[]): Promise<void> {
  const { db, user, now } = ctx
  const devices = await everything(db)
    .selectFrom('device')
    .select(['id', 'status'])
    .where(
      sql<boolean>`id = any(array(select unnest(part.device_ids) from order_delivery_line part
        join order_line line on line.id = part.line_id where line.order_id = ${order.id}))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const device of devices)
    await moveDevice(db, device, RETURNED, { action: 'return', note: order.bill_no, operator: user }, now)
  for (const line of lines.filter(({ consume_id }) => consume_id !== null).toSorted(byConsume)) {
    const { pieces } = await db
      .selectFrom('consume')
      .select('pieces')
      .where('id', '=', line.consume_id)
      .executeTakeFirstOrThrow()
    const owner = { type: ownerOf(order), id: order.buyer_id }
    const change = { owner, consumeId: line.consume_id as number, qty: pieces * line.qty, type: 'givenBack' } as const
    await changeBalance(
      db,
      { ...change, direction: 'less', record: recordOf(order), operator: user, memo: order.bill_no },
      now,
    )
  }
  for (const { binding_id, months } of lines)
    if (binding_id !== null)
      await everything(db)
        .updateTable('member_device')
        .set({ lease_end: sql<string>`(lease_end - make_interval(months => ${months}::int))::date` })
        .where('id', '=', binding_id)
        .execute()
  await reverseCommission(ctx, order)
}

async function reverseCommission({ db, user, now }: Ctx, order: Order): Promise<void> {
  const txn = await db
    .selectFrom('ledger_txn')
    .select('id')
    .where('biz_type', '=', table)
    .where('biz_id', '=', order.id)
    .where('event', '=', 'commission_earned')
    .where('reversed_txn_id', 'is', null)
    .executeTakeFirst()
  if (txn) await reverse(db, { txnId: txn.id, operator: user, memo: order.bill_no }, now)
}

/** The money goes back where it came from: an account, a provider, or a bank, whose transfer whoever says so has made. */
async function postRefund(ctx: Ctx, order: Order): Promise<void> {
  const { db, user, now } = ctx
  const record = recordOf(order)
  const amount = order.refund_asked ?? order.paid_amount
  const common = { record, amounts: { amount }, operator: user, memo: order.bill_no }
  if (order.pay_type === payType.balance) {
    if (order.buyer_type === buyerType.agent)
      await post(db, { ...common, event: 'order_refunded_to_goods', owners: { agent: order.buyer_id } }, now)
    else await post(db, { ...common, event: 'order_refunded_to_balance', owners: { member: order.buyer_id } }, now)
    return
  }
  await post(db, { ...common, event: 'order_refund_sent', owners: {} }, now)
  if (isOnline(order.pay_type)) await refundPayment(ctx, { paid: record, back: record, amount })
  else await post(db, { ...common, event: 'refund_arrived', owners: {} }, now)
}
