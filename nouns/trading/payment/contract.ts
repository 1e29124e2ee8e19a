import { action } from '@shouya/contract/action'
import { datetime, id, nothing, one } from '@shouya/contract/fields'
import { pageAction, queryOf } from '@shouya/contract/nounActions'
import { grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { outcomes, payment, payType, providerNames } from './noun.ts'

const recharge = grantOf(payment)
const provider = z.enum(providerNames)
/** Whoever orders, recharges or pays deposits. */
const pays = { anyOf: [{ id: 'order', operation: 'add' }, recharge('add'), { id: 'deposit', operation: 'pay' }] }
/** Who sees all money of the platform: finance, trading, auditors. */
const seesAll = { anyOf: [recharge('audit'), recharge('export')] }

/** `payment.status`. */
export const paymentStatus = { waiting: 0, paid: 1, closed: 2, mismatch: 3 } as const

/** A payment through a provider, as records show it. Fen. */
export const paymentRow = z.object({
  id,
  pay_no: z.string(),
  provider,
  amount: z.int(),
  paid_amount: z.int().nullable(),
  trade_no: z.string().nullable(),
  status: z.literal(Object.values(paymentStatus)),
  expire_time: datetime,
  pay_time: datetime.nullable(),
  refund_amount: z.int(),
  /** What goes back, in parts. `arrive_time`: when the provider has paid it back; null while that is under way. */
  refunds: z.array(z.object({ refund_no: z.string(), amount: z.int(), arrive_time: datetime.nullable() })),
})

/** The ways of paying of dictionary pay_type that a provider carries out now: those with a merchant's account. */
export const GetWayList = action('Payment', 'GetWayList', {
  kind: 'read',
  access: pays,
  in: z.strictObject({}),
  out: z.array(z.object({ pay_type: z.literal([payType.wechat, payType.alipay]), provider })),
})

/**
 * Asks the provider of a waiting payment for what the payer scans or opens, once: `code_url`. 1002, 403 out of scope, 1004 no longer
 * waiting, or the provider refuses.
 */
export const Open = action('Payment', 'Open', {
  kind: 'write',
  access: pays,
  timeout: 20_000,
  in: one,
  out: paymentRow.extend({ code_url: z.string() }),
})

/** One payment in scope. 1002 none, 403 out of scope. */
export const Get = action('Payment', 'Get', { kind: 'read', access: pays, in: one, out: paymentRow })

export const noticeRow = z.object({
  id,
  ...listFields(payment),
  provider,
  outcome: z.enum(outcomes),
  /** The record that was to be paid: its table and id. */
  biz_type: z.string().nullable(),
  biz_id: id.nullable(),
})

const query = queryOf(payment, {
  outcome: z.enum(outcomes).optional(),
  provider: provider.optional(),
})

export type NoticeFilters = z.output<typeof query.list>

/** Calls of providers, the last first. `keywords`: a whole number of a trade or a payment. */
export const GetNoticePageList = { ...pageAction(payment, query.list, noticeRow), access: seesAll }

/** Says what became of money that nobody waited for, once. 1002 none, 1004 not of that kind, or settled before. */
export const SettleNotice = action('Payment', 'SettleNotice', {
  kind: 'write',
  access: recharge('audit'),
  in: z.strictObject({ id, ...requiredFields(payment, 'settle_note') }),
  out: nothing,
})
