import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { freeIfPaid } from '../../member/server/freeIfPaid.ts'
import { lockStanding } from '../../member/server/lockStanding.ts'
import { payType } from '../../payment/noun.ts'
import { pledge } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { outstandingOf } from '../rules.ts'
import { changeFigures } from './figures.ts'
import { lockDeposit } from './lock.ts'
import { addRecord, finishRecord, paymentType } from './record.ts'
import { checkTradeNo } from './tradeNo.ts'
import { lockWaiting, replaceWaiting } from './waiting.ts'

/** Registers a payment of a deposit that has arrived. */
export const payDeposit: Handler<typeof Deposit.PayDeposit> = async (ctx, { amount, pay_type, trade_no, ...seen }) => {
  const waiting = await lockWaiting(ctx.db, seen.id)
  const row = await lockDeposit(ctx, seen, 'pay')
  if (amount > outstandingOf(row)) fail('Insufficient', { reason: 'deposit.refused.outstanding' })
  await checkDict(ctx.db, { pay_type: ['pay_type', pay_type] })
  // Cash is the only way without a number.
  if (trade_no === null && pay_type !== payType.offline) failAt('trade_no', 'input.required')
  await checkTradeNo(ctx, trade_no)
  if (waiting) await replaceWaiting(ctx, waiting.id)
  const saved = await changeFigures(ctx, row, { paid: amount }, null)
  const type = paymentType(row)
  const record = await addRecord(ctx, row, { type, amount, pay_type, trade_no, status: pledge.states.codes.unpaid })
  const payer = await lockStanding(ctx.db, row.member_id)
  const txn = await post(
    ctx.db,
    {
      ...{ event: 'deposit_paid', record: { table: pledge.table, id: record.id }, owners: { member: row.member_id } },
      ...{ amounts: { amount }, operator: ctx.user, memo: record.pledge_no },
    },
    ctx.now,
  )
  await freeIfPaid(ctx.db, payer, ctx.now)
  await finishRecord(ctx, record.id, txn.txn_no)
  return saved
}
