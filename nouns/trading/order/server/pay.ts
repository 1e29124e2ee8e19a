import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import type { Payable } from '@shouya/server/core/payments.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { type Kysely, sql } from 'kysely'
import { isOnline, payType } from '../../payment/noun.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import { openPayment } from '../../payment/server/openPayment.ts'
import { refundArrived } from '../../payment/server/refundArrived.ts'
import type * as Contract from '../contract.ts'
import { order } from '../noun.ts'
import { buyerType } from '../rules.ts'
import { checkPrices } from './checkPrices.ts'
import { addStep } from './flow.ts'
import { step } from './step.ts'
import { type Order, recordOf, status, table } from './types.ts'

/** Pays from the balance at once, or chooses the way by which the money comes. */
export async function pay(
  ctx: Ctx,
  { id, version, pay_type, pay_voucher_file_ids: vouchers }: Input<typeof Contract.Pay>,
): Promise<Result<typeof Contract.Pay>> {
  if (pay_type === payType.transfer && vouchers.length === 0) failAt('pay_voucher_file_ids', 'order.refused.voucher')
  // Whoever confirms what has arrived does not say how it comes.
  if (pay_type !== payType.balance && !can(ctx.user, order.permission, order.moves.submit.operation))
    failAt('pay_type', 'order.refused.balanceOnly')
  const before = await toMove(ctx, order, { id, version }, 'pay')
  if (pay_type === payType.balance && !maySpend(ctx, before))
    fail('WrongState', { reason: 'order.refused.othersBalance' })
  await checkPrices(ctx, before)
  await tiePhotos(ctx, [{ path: 'pay_voucher_file_ids', ids: vouchers }], { table, id })
  const record = recordOf(before)
  const change = { pay_type, pay_voucher_file_ids: vouchers }
  if (isOnline(pay_type)) {
    const of = { record, agentId: before.agent_id, memberId: before.member_id }
    const wish = { ...of, payType: pay_type, amount: total(before) }
    const payment_id = await openPayment(ctx, { ...wish, expireTime: await payUntil(ctx, before) })
    return { ...(await step(ctx, before, 'pay', change)), payment_id }
  }
  await closePayments(everything(ctx.db), record)
  if (pay_type !== payType.balance) return { ...(await step(ctx, before, 'pay', change)), payment_id: null }
  const paid = { ...paidColumns(before, ctx.user, ctx.now), ...change, status: status.paid }
  const saved = await step(ctx, before, 'pay', paid)
  await postPaid(ctx.db, { ...before, pay_type }, ctx.user, ctx.now)
  return { ...saved, payment_id: null }
}

/** A balance is spent by its owner's people, or by finance for them: not by whoever enters orders, nor by those above in an agent's tree. */
const maySpend = ({ user }: Ctx, { buyer_type, buyer_id }: Order): boolean =>
  user.scope.kind === 'party'
    ? user.scope.partyId === buyer_id && user.userType === partyOf[buyer_type]
    : can(user, order.permission, order.moves.confirmPay.operation)

/** `sys_user.user_type` of a buyer's own people. */
const partyOf: Readonly<Record<number, number>> = { [buyerType.agent]: 4, [buyerType.member]: 6 }

const total = (row: Pick<Order, 'goods_amount' | 'discount_amount' | 'freight'>): number =>
  row.goods_amount - row.discount_amount + row.freight

/** Until when an order waits for its payment. */
async function payUntil({ services, now }: Ctx, { submit_time }: Order): Promise<Date> {
  const minutes = await services.settings.get('order.pay_timeout_min')
  const { rows } = await sql<{ left: number }>`
    select greatest(60, extract(epoch from ${submit_time}::timestamptz - ${now}::timestamptz) + ${minutes * 60})::int as left`.execute(
    services.database.kysely,
  )
  return new Date(now.getTime() + (rows[0]?.left ?? 60) * 1000)
}

/** The columns of an order that is paid now. */
export const paidColumns = (row: Order, operator: Operator | null, at: Date) => ({
  ...{ paid_amount: total(row), pay_time: at },
  ...{ pay_user_id: operator?.userId ?? null, pay_user_name: operator?.name ?? null },
})

/** Posts what an order was paid with: from the buyer's account, or money that has arrived. */
export async function postPaid(
  db: Kysely<Unscoped>,
  row: Pick<
    Order,
    'id' | 'bill_no' | 'pay_type' | 'buyer_type' | 'buyer_id' | 'goods_amount' | 'discount_amount' | 'freight'
  >,
  operator: Operator | null,
  at: Date,
): Promise<void> {
  const common = { record: recordOf(row), amounts: { amount: total(row) }, operator, memo: row.bill_no }
  if (row.pay_type !== payType.balance) await post(db, { ...common, event: 'order_paid_in_cash', owners: {} }, at)
  else if (row.buyer_type === buyerType.agent)
    await post(db, { ...common, event: 'order_paid_from_goods', owners: { agent: row.buyer_id } }, at)
  else await post(db, { ...common, event: 'order_paid_from_balance', owners: { member: row.buyer_id } }, at)
}

/** What a provider's payment does to an order. Another amount leaves it unpaid: finance says what becomes of the money. */
export const orderPayable: Payable = {
  async paid(db: Kysely<DB>, { biz_id, trade_no, pay_time }, now) {
    const row = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', biz_id)
      .where('status', '=', status.ordered)
      .executeTakeFirst()
    if (!row) return false
    const columns = { ...paidColumns(row, null, pay_time), status: status.paid, pay_trade_no: trade_no }
    await db
      .updateTable(table)
      .set({ ...columns, update_time: now, version: sql<number>`version + 1` })
      .where('id', '=', row.id)
      .execute()
    const said = { order_id: row.id, action: 'pay', from_status: row.status, to_status: status.paid, note: trade_no }
    await addStep(db, said, null, now)
    await postPaid(db as unknown as Kysely<Unscoped>, row, null, now)
    return true
  },

  async mismatched(db, { biz_id }) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('id', '=', biz_id)
      .where('status', '=', status.ordered)
      .executeTakeFirst()
    return row !== undefined
  },

  async arrived(db, back, now) {
    const { order_id } = await db
      .selectFrom('order_refund')
      .select('order_id')
      .where('id', '=', back.record.id)
      .executeTakeFirstOrThrow()
    await refundArrived(db, { ...back, record: { table, id: order_id } }, now)
  },
}
