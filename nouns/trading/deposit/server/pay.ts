import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { outstandingOf } from '../rules.ts'
import { changeFigures } from './figures.ts'
import { lockDeposit } from './lock.ts'
import { addRecord, finishRecord } from './record.ts'

/** Dictionary pay_type: cash, the only way without a number. */
const OFFLINE = 5

/** Registers a payment of a deposit that has arrived. */
export const payDeposit: Handler<typeof Deposit.PayDeposit> = async (ctx, { amount, pay_type, trade_no, ...seen }) => {
  const row = await lockDeposit(ctx, seen, 'pay')
  if (amount > outstandingOf(row)) fail('Insufficient', { reason: 'deposit.refused.outstanding' })
  await checkDict(ctx.db, { pay_type: ['pay_type', pay_type] })
  if (trade_no === null && pay_type !== OFFLINE) failAt('trade_no', 'input.required')
  await checkTradeNo(ctx, trade_no)
  const saved = await changeFigures(ctx, row, { paid: amount }, null)
  const type = row.deposit_paid === 0 ? pledgeTypes.paid : pledgeTypes.added
  const record = await addRecord(ctx, row, { type, amount, pay_type, trade_no, status: pledge.states.codes.unpaid })
  const txn = await post(
    ctx.db,
    {
      ...{ event: 'deposit_paid', record: { table: pledge.table, id: record.id }, owners: { member: row.member_id } },
      ...{ amounts: { amount }, operator: ctx.user, memo: record.pledge_no },
    },
    ctx.now,
  )
  await finishRecord(ctx, record.id, txn.txn_no)
  return saved
}

/** Refuses the number of a transfer that another record has (1003). */
export async function checkTradeNo({ db, lang }: Pick<Ctx, 'db' | 'lang'>, trade_no: string | null): Promise<void> {
  if (trade_no === null) return
  const taken = await everything(db)
    .selectFrom('cash_pledge')
    .select('id')
    .where('trade_no', '=', trade_no)
    .executeTakeFirst()
  if (taken) failTaken(lang, 'trade_no', 'pledge.field.trade_no')
}
