import { iso } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { recharge } from '../../recharge/noun.ts'
import { noticeRow } from './noticeRow.ts'
import type { RechargeRow } from './rechargeBook.ts'

const MINUTE = 60_000

/**
 * Payments of recharges that came with another amount, and what the provider said of them: the older half of these calls was settled by
 * finance. The last call names a payment that nobody knows.
 */
export function oddPayments(rows: readonly RechargeRow[], numberAt: (at: number) => string, cashier: Person) {
  const wrong = rows.filter(({ status }) => status === recharge.states.codes.wrong).toSorted((a, b) => a.at - b.at)
  const payments = wrong.map((row, index) => ({
    ...{ id: index + 1, pay_no: numberAt(row.at), biz_type: recharge.table, biz_id: row.id, agent_id: row.agent_id },
    ...{ member_id: row.member_id },
    ...{ provider: 'sandbox', amount: row.pay_amount, paid_amount: row.wrong_amount as number },
    ...{ trade_no: `SANDBOX${String(index + 1).padStart(8, '0')}`, status: paymentStatus.mismatch },
    ...{
      expire_time: iso(row.at + 30 * MINUTE),
      pay_time: iso(row.at + MINUTE),
      create_time: iso(row.at),
      refund_amount: 0,
    },
  }))
  const settled = (index: number) =>
    index < wrong.length / 2 && {
      ...{ settle_note: '已与会员核对，差额原路退回', settle_user_id: cashier.id, settle_user_name: cashier.real_name },
      settle_time: iso((wrong[index]?.at ?? 0) + 60 * MINUTE),
    }
  const mismatches = payments.map(({ id, pay_no, trade_no, paid_amount, pay_time }, index) =>
    noticeRow(id, { pay_no, trade_no, amount: paid_amount }, 'mismatch', pay_time, {
      payment_id: id,
      ...settled(index),
    }),
  )
  const [last] = payments.slice(-1)
  const stranger = { pay_no: 'ZF-UNKNOWN', trade_no: 'SANDBOX99999999', amount: 30_000 }
  return {
    payments,
    notices: [...mismatches, ...(last ? [noticeRow(last.id + 1, stranger, 'unknown', last.pay_time)] : [])],
  }
}
