import { action } from '@shouya/contract/action'
import { dictCode, id, line, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, moveAction, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { paymentRow } from '../payment/contract.ts'
import { payType } from '../payment/noun.ts'
import { recharge } from './noun.ts'

const grant = grantOf(recharge)

export const rechargeRow = z.object({
  id,
  version,
  member_id: id,
  device_id: id.nullable(),
  ...listFields(recharge),
  allowed: allowedMoves(recharge),
})

export const rechargeDetail = rechargeRow.extend({
  ...detailFields(recharge),
  /** What a refund that is asked for now would pay back, in fen; null where none can be asked for. */
  refundable: z.int().nullable(),
  payments: z.array(paymentRow),
})

const query = queryOf(recharge, {
  agent_id: id.optional(),
  member_id: id.optional(),
  device_id: id.optional(),
  /** Of which time the days are; of the recharge's own when left out. */
  days_of: z.enum(['credit_time', 'refund_time']).optional(),
})
const { list, filters } = query

export type Filters = FiltersIn<typeof query>

/** Recharges in scope. `keywords`: number, member, device, package. */
export const GetPageList = pageAction(recharge, list, rechargeRow)

export const Get = getAction(recharge, rechargeDetail)

/** How many recharges of a query are in each state; its own states do not count. */
export const GetCount = action('Recharge', 'GetCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...filters, keywords: line(50).default('') }),
  /** By code of dictionary recharge_status; states without any are left out. */
  out: z.record(z.string(), z.int().min(0)),
})

const device = z.object({ id, device_no: z.string(), product_id: id, product_name: z.string() })

/** Members in scope who can buy, with their devices; at most 20. `keywords`: name, number or phone. */
export const GetMemberList = action('Recharge', 'GetMemberList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ keywords: line(50).default('') }),
  out: z.array(
    z.object({
      id,
      member_no: z.string(),
      member_name: z.string(),
      devices: z.array(device),
    }),
  ),
})

/** Devices of a member in scope. */
export const GetDeviceList = action('Recharge', 'GetDeviceList', {
  kind: 'read',
  access: grant('audit'),
  in: z.strictObject({ member_id: id }),
  out: z.array(device),
})

/** The packages on sale today; `product_ids`: for which devices, none for all. */
export const GetOfferList = action('Recharge', 'GetOfferList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      package_name: z.string(),
      package_type: dictCode,
      price: z.int(),
      times: z.int().nullable(),
      days: z.int().nullable(),
      gift_amount: z.int(),
      gift_times: z.int(),
      valid_days: z.int(),
      product_ids: z.array(id),
    }),
  ),
})

const ways = {
  pay_type: z.literal([payType.transfer, payType.wechat, payType.alipay, payType.offline]),
  /** Of a transfer: the voucher. */
  ...inputFields(recharge, 'voucher_file_ids'),
}

const toPay = {
  /** The payment to open (`Payment/Open`), where a provider carries it out. */
  payment_id: id.nullable(),
}

/**
 * Buys a package for a member in scope. Times and days are for a device of the member. A transfer or cash waits for finance
 * (`Confirm`), a provider's payment for the payer, 30 minutes. 1001 a member who is not admitted, a package off sale or more often than
 * it may be bought, a device of somebody else or that it is not for, a transfer without voucher; 1004 a provider without merchant.
 */
export const Save = action('Recharge', 'Save', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ member_id: id, package_id: id, device_id: id.nullable().default(null), ...ways }),
  out: saved.extend({ bill_no: z.string(), ...toPay }),
})

/** Pays it another way, or goes on paying. As `Save`. */
export const Pay = moveAction(recharge, 'pay', ways, saved.extend(toPay))

/**
 * Finance has the money of a transfer, or cash: it is credited. By somebody else than who sold it (1004). `trade_no`: the bank's or the
 * receipt's number, once (1003).
 */
export const Confirm = moveAction(recharge, 'confirm', requiredFields(recharge, 'trade_no'))

/** What was paid but could not be credited goes to a device that its member has now. 1001 a device of somebody else. */
export const Credit = moveAction(recharge, 'credit', { device_id: id })

const why = requiredFields(recharge, 'wrong_note')

/** Another amount was paid; the difference was settled with the member, so that it counts as paid. */
export const Accept = moveAction(recharge, 'accept', why)

/** Another amount was paid, and it was sent back. */
export const Dismiss = moveAction(recharge, 'dismiss', why)

/**
 * Asks for a refund of what was not used: the price's part of it, rounded down; what is left of gifts is taken back. It is set aside at
 * once. 1004 nothing is left.
 */
export const AskRefund = moveAction(recharge, 'askRefund', requiredFields(recharge, 'refund_reason'))

/** Finance pays back, the way the money came: by somebody else than who asked for it (1004). */
export const Refund = moveAction(recharge, 'refund')

/** The refund is refused: what was set aside can be used again. */
export const RefuseRefund = moveAction(recharge, 'keep', reason)

/** Takes back what was not paid. */
export const Cancel = moveAction(recharge, 'cancel', reason)
