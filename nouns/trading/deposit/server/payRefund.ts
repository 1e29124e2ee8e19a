import { searchText } from '@shouya/noun/searchText'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { refundPayment } from '../../payment/server/refundPayment.ts'
import { pledge } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { changeFigures } from './figures.ts'
import { lockDeposit } from './lock.ts'
import { paidThrough } from './paidThrough.ts'
import { finishRecord } from './record.ts'
import { refundOf } from './refund.ts'
import { payReminders, tell } from './tell.ts'
import { checkTradeNo } from './tradeNo.ts'

const { table } = pledge
const { failed } = pledge.states.codes

/** Says that the bank has paid a refund, or why it could not; then it is tried again. A provider is asked to send back what came by it. */
export const payRefund: Handler<typeof Deposit.PayRefund> = async (
  ctx,
  { command, trade_no, fail_reason, ...seen },
) => {
  const row = await lockDeposit(ctx, seen, 'payRefund')
  const { id, amount } = refundOf(row)
  const before = await find(ctx, table, id, 'lock')
  const through = await paidThrough(ctx.db, before.origin_pledge_no ?? '')
  const by = { pay_user_id: ctx.user.userId, pay_user_name: ctx.user.name }
  if (command === 'failed') {
    if (through) fail('WrongState', { reason: 'deposit.refused.online' })
    if (fail_reason.length < 2) failAt('fail_reason', 'input.required')
    await updateRow(ctx, table, id, { status: failed, fail_reason, ...by })
    ctx.note({
      table,
      id,
      billNo: before.pledge_no,
      before: { status: before.status },
      after: { status: failed, fail_reason },
    })
    const saved = await changeFigures(ctx, row, {}, 'approved')
    const receivers = [...new Set([before.apply_user_id, before.audit_user_id])].filter((user) => user !== null)
    await tell(ctx, row, id, 'deposit_refund_failed', { amount, reason: fail_reason, receivers })
    return saved
  }
  if (through) {
    if (trade_no !== null) failAt('trade_no', 'deposit.refused.online')
    // Who pays is known while the provider works on it: nobody asks for the same meanwhile.
    const change = { status: pledge.states.codes.approved, fail_reason: null, ...by }
    await updateRow(ctx, table, id, change)
    ctx.note({ table, id, billNo: before.pledge_no, before: { status: before.status }, after: change })
    const saved = await changeFigures(ctx, row, {}, 'approved')
    await refundPayment(ctx, { paid: { table, id: through.id }, back: { table, id }, amount })
    return saved
  }
  if (trade_no === null) failAt('trade_no', 'input.required')
  await checkTradeNo(ctx, trade_no)
  const saved = await changeFigures(ctx, row, { refunded: amount }, null)
  await settle(ctx.db, { codes: payReminders, table, id, by: ctx.user.userId }, ctx.now)
  await tell(ctx, row, id, 'deposit_refund_paid', { amount, receivers: [before.apply_user_id ?? 0] })
  const said = { record: { table, id }, amounts: { amount }, operator: ctx.user, memo: before.pledge_no }
  const txn = await post(ctx.db, { event: 'deposit_refund_sent', owners: { member: row.member_id }, ...said }, ctx.now)
  await post(ctx.db, { event: 'refund_arrived', owners: {}, ...said }, ctx.now)
  const { member_name, device_no } = row
  await finishRecord(ctx, id, txn.txn_no, {
    ...{ ...by, trade_no, fail_reason: null },
    search_text: searchText(pledge, { ...before, trade_no, member_name, device_no }),
  })
  ctx.note({
    ...{ table, id, billNo: before.pledge_no },
    ...{ before: { status: before.status }, after: { status: pledge.states.codes.done, trade_no, txn_no: txn.txn_no } },
  })
  return saved
}
