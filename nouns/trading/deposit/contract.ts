import { action } from '@shouya/contract/action'
import { datetime, id, line, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, moveAction, pageAction, queryOf } from '@shouya/contract/nounActions'
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
import { payType, providerNames } from '../payment/noun.ts'
import { deposit, depositOrder } from './noun.ts'

export const depositRow = z.object({
  id,
  version,
  member_id: id,
  device_id: id,
  ...listFields(deposit),
  moves: allowedMoves(deposit),
})

/** A record of it. */
const recorded = z.object({
  id,
  pledge_no: z.string(),
  type: z.int(),
  amount: z.int(),
  status: z.int(),
  create_time: datetime,
  finish_time: datetime.nullable(),
})

export const depositDetail = depositRow.extend({
  ...detailFields(deposit),
  /** The last first. */
  records: z.array(recorded),
  /** Records by which its money came, with what can go back on that way. */
  origins: z.array(
    z.object({ pledge_no: z.string(), pay_type: z.int().nullable(), amount: z.int(), remaining: z.int() }),
  ),
  /** Payments through providers, the last first. */
  payments: z.array(paymentRow),
  /** Through whom the refund under way goes back, since it came that way; null: by a transfer, or there is none. */
  refund_provider: z.enum(providerNames).nullable(),
  /** Deposits of the same member that are to be paid. */
  targets: z.array(z.object({ id, device_no: z.string(), outstanding: z.int() })),
})

const query = queryOf(deposit)
const { filters } = query

export type DepositFilters = FiltersIn<typeof query>

/** Deposits of leased devices. `keywords`: the member's number or name, the device's number. `overdue`: refunds that are paid late. */
export const GetDepositPageList = pageAction(deposit, query.list, depositRow)

/** How many deposits of a query are in each state; its own states do not count. */
export const GetDepositCount = action('Member', 'GetDepositCount', {
  kind: 'read',
  access: grantOf(deposit)('query'),
  in: z.strictObject({ ...filters, keywords: line(50).default('') }),
  /** By code of dictionary deposit_status; states without any are left out. */
  out: z.record(z.string(), z.int().min(0)),
})

export const GetDeposit = getAction(deposit, depositDetail)

const { trade_no } = inputFields(depositOrder, 'trade_no')
const { amount, pay_type, reason, evidence_file_ids } = requiredFields(
  depositOrder,
  'amount',
  'pay_type',
  'reason',
  'evidence_file_ids',
)
/** Fen. */
const fen = amount.min(1).max(100_000_000)

/**
 * Registers a payment that has arrived, in full or in part; one that waits for its payer is canceled. 1004 also for outsiders, who do not
 * say what has arrived; 1007 more than is outstanding, 1001 a transfer or an online payment without its number, 1003 a number that another
 * payment has.
 */
export const PayDeposit = moveAction(deposit, 'pay', { amount: fen, pay_type, trade_no })

/**
 * Pays what is outstanding through a provider: a record waits for the payer for 30 minutes, and `payment_id` is opened by `Payment/Open`.
 * Asked again the same way, it goes on with the same payment; another way cancels it. 1004 nothing is outstanding, a member whom a person
 * has frozen, a provider without merchant.
 */
export const PayDepositOnline = moveAction(
  deposit,
  'payOnline',
  { pay_type: z.literal([payType.wechat, payType.alipay]) },
  saved.extend({ payment_id: id }),
)

/**
 * Asks for a refund of a device that was returned and inspected, or never activated, back the way on which the money of the record `origin_pledge_no` came.
 * The amount is set aside in the ledger. 1004 the member still owes something, 1007 more than is refundable or came that way.
 */
export const ApplyRefund = moveAction(deposit, 'askRefund', {
  amount: fen,
  origin_pledge_no: line(40, 4),
  reason: line(200).default(''),
})

/** Takes the caller's own request for a refund back. */
export const WithdrawRefund = moveAction(deposit, 'withdraw')

/** Approves a refund, which is then paid within `deposit.refund_days` working days, or refuses it. 1004 for whoever asked for it. */
export const AuditRefund = moveAction(deposit, 'auditRefund', {
  command: z.enum(['pass', 'reject']),
  opinion: line(200).default(''),
})

/**
 * Says whether the bank has paid an approved refund: `sent` with the number of the transfer, or `failed` with the reason, after which it
 * can be tried again. What came through a provider is `sent` back by it, without a number (1001): it is paid once the provider says so, or
 * has failed and can be sent again. 1004 while that is under way, `failed` of such a one, for whoever asked for it or approved it.
 */
export const PayRefund = moveAction(deposit, 'payRefund', {
  command: z.enum(['sent', 'failed']),
  trade_no,
  fail_reason: line(200).default(''),
})

/** Keeps a part of a deposit for damage or debts, with evidence. 1007 more than is refundable; 1004 while its device runs. */
export const DeductDeposit = moveAction(deposit, 'deduct', { amount: fen, reason, evidence_file_ids })

/**
 * Uses the money of a device that was returned and inspected, or never activated, for another device of the same member. 1007 more than is refundable, came by
 * the record, or is outstanding there.
 */
export const TransferDeposit = moveAction(deposit, 'transfer', {
  amount: fen,
  origin_pledge_no: line(40, 4),
  to_binding_id: id,
})
