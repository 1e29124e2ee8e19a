import type { Outcome } from '../../payment/noun.ts'

type Call = { readonly pay_no: string; readonly trade_no: string; readonly amount: number }

/** A call of the sandbox about a payment, as it came. */
export const noticeRow = (id: number, said: Call, outcome: Outcome, create_time: string, more: object = {}) => ({
  ...{ id, provider: 'sandbox', verified: true, ...said, body: JSON.stringify(said), outcome, create_time, ...more },
})
