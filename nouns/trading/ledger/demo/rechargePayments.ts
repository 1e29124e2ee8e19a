import { iso } from '@shouya/server/demo/calendar.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { isOnline, PAY_MINUTES } from '../../payment/noun.ts'
import { recharge } from '../../recharge/noun.ts'
import { noticeRow } from './noticeRow.ts'
import type { RechargeRow } from './rechargeBook.ts'

const MINUTE = 60_000
const { closed, wrong } = recharge.states.codes

/** Payments of recharges through the sandbox, paid or closed, with what it said of them. `first`: their first ids. */
export function rechargePayments(
  rows: readonly RechargeRow[],
  numberAt: (at: number) => string,
  first: { readonly payment: number; readonly notice: number },
) {
  const payments = rows
    .filter(({ pay_type, status }) => isOnline(pay_type as number) && status !== wrong)
    .toSorted((one, two) => one.at - two.at)
    .map((row, index) => ({
      ...{ id: first.payment + index, pay_no: numberAt(row.at), biz_type: recharge.table, biz_id: row.id },
      ...{ agent_id: row.agent_id, member_id: row.member_id, provider: 'sandbox', amount: row.pay_amount },
      ...{ expire_time: iso(row.at + PAY_MINUTES * MINUTE), create_time: iso(row.at), refund_amount: 0 },
      ...(row.status === closed
        ? { status: paymentStatus.closed }
        : {
            ...{ status: paymentStatus.paid, trade_no: row.trade_no as string },
            ...{ paid_amount: row.pay_amount, pay_time: row.pay_time as string },
          }),
    }))
  const notices = payments.flatMap((paid) => ('trade_no' in paid ? [paid] : []))
  return {
    payments,
    notices: notices.map(({ id, pay_no, trade_no, amount, pay_time }, index) =>
      noticeRow(first.notice + index, { pay_no, trade_no, amount }, 'settled', pay_time, { payment_id: id }),
    ),
  }
}
