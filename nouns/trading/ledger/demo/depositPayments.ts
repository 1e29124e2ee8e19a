import { iso } from '@shouya/server/demo/calendar.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { PAY_MINUTES } from '../../payment/noun.ts'
import { pledge } from '../../pledge/noun.ts'
import type { OnlinePlan } from './depositBook.ts'
import { noticeRow } from './noticeRow.ts'

const MINUTE = 60_000

/**
 * Payments of deposits through the sandbox with what it said of them, and what went back. `first`: their first ids; a refund gets its
 * number as that of its trade.
 */
export function depositPayments(
  plans: readonly OnlinePlan[],
  numberAt: (at: number) => string,
  first: { readonly payment: number; readonly notice: number },
) {
  const numbered = plans.map((plan, index) => ({ ...plan, id: first.payment + index, pay_no: numberAt(plan.at) }))
  const paid = numbered.filter(({ status }) => status === paymentStatus.paid)
  const payments = numbered.map(({ id, pay_no, record, amount, at, status, back }) => ({
    ...{
      id,
      pay_no,
      biz_type: pledge.table,
      biz_id: record.id,
      agent_id: record.agent_id,
      member_id: record.member_id,
    },
    ...{ provider: 'sandbox', amount, status, refund_amount: back?.amount ?? 0 },
    ...{ expire_time: iso(at + PAY_MINUTES * MINUTE), create_time: iso(at) },
    ...(status === paymentStatus.paid && { trade_no: record.trade_no, paid_amount: amount, pay_time: iso(at) }),
  }))
  const notices = paid.map(({ id, pay_no, record, amount, at }, index) => {
    const said = { pay_no, trade_no: record.trade_no as string, amount }
    return noticeRow(first.notice + index, said, 'settled', iso(at), { payment_id: id })
  })
  const refunds = paid.flatMap(({ id, pay_no, back }) =>
    back ? [{ payment_id: id, refund_no: `${pay_no}R1`, back }] : [],
  )
  for (const { refund_no, back } of refunds) if (back.isPaid) back.refund.trade_no = refund_no
  return {
    ...{ payments, notices },
    refunds: refunds.map(({ back: { refund, amount, at, isPaid }, ...row }, index) => ({
      ...{ id: index + 1, ...row, biz_type: pledge.table, biz_id: refund.id, amount, ask_time: iso(at) },
      ...(isPaid && { arrive_time: iso(at) }),
    })),
  }
}
