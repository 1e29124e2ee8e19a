import { line, moment, money, person } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Calls of payment providers as they came, for finance (domain 11.10): those that nobody waited for are settled by hand. */
export const payment = defineNoun({
  name: 'payment',
  controller: 'Payment',
  infix: 'Notice',
  list: 'PaymentNotice',
  table: 'payment_notice',
  permission: 'recharge',
  route: '/product/recharge?tab=notices',
  unrecorded: true,
  fields: {
    create_time: moment({ exported: true }),
    /** wechat, alipay, sandbox. */
    provider: line(20, 1, { exported: true }),
    trade_no: line(64, 1, { optional: true, exported: true }),
    pay_no: line(40, 1, { optional: true, exported: true }),
    /** What was paid, and what was asked for. */
    amount: money({ optional: true, exported: true }),
    asked_amount: money({ optional: true, exported: true }),
    outcome: line(20, 1, { exported: true }),
    settle_note: line(200, 5, { optional: true, exported: true }),
    settle_user_name: person('settle_user_id', { optional: true, exported: true }),
    settle_time: moment({ optional: true, exported: true }),
  },
  // `open`: money that nobody waited for, and that nobody has settled.
  query: { sorts: ['create_time'], days: 'create_time', flags: ['open'] },
  counters: {
    /** Payments of a wrong amount, of nobody, or too late. */
    payment_odd: {
      ...{ open: true, list: 'GetNoticePageList' },
      tile: { group: 'trade', unit: 'bill', tone: 'bad', operation: 'audit' },
    },
  },
})

/** Of the numbers by which providers know payments. */
export const paymentPrefix = 'ZF'

/** Minutes in which a record is paid through a provider, where its noun has no term of its own (domain 11.10). */
export const PAY_MINUTES = 30

export const providerNames = ['wechat', 'alipay', 'sandbox'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * What a call led to. settled: the record was paid; repeated: it had been before; mismatch: another amount than was asked for; unknown: a
 * number that is not ours; late: nobody waited for it any more; refused: not signed by the provider; unreadable: signed, but it cannot be
 * decrypted, or does not say what was paid.
 */
export const outcomes = ['settled', 'repeated', 'mismatch', 'unknown', 'late', 'refused', 'unreadable'] as const
export type Outcome = (typeof outcomes)[number]

/** Money that has arrived, or may have, and belongs to no record: finance says what became of it. */
export const oddOutcomes: readonly Outcome[] = ['mismatch', 'unknown', 'late', 'unreadable']

/** Dictionary pay_type. */
export const payType = { balance: 1, transfer: 2, wechat: 3, alipay: 4, offline: 5 } as const

/** The ways of paying that a provider carries out. */
export const isOnline = (type: number | null): boolean => type === payType.wechat || type === payType.alipay
