import type { LedgerEvent } from '@shouya/contract/ledger'
import type { AccountName } from './accountTypes.ts'

/** An amount by its name leaves one account and arrives at another. */
type Move = readonly [from: AccountName, to: AccountName, amount: string]

/** What an event moves. */
export type PostingRule = {
  readonly moves: readonly Move[]
  /** Pays out what was set aside for the same record, of each of these accounts that the event moves. */
  readonly pays?: readonly AccountName[]
  /** Leaves the house: not if a difference has stopped an account that it moves. */
  readonly payout?: true
}

/** The mirror of members' deposits: what the platform owes in all. */
const owed = ['depositContra', 'depositsOwed', 'amount'] as const
const owedNoMore = ['depositsOwed', 'depositContra', 'amount'] as const

/**
 * The posting table (domain 11.1): what each event of the business moves. An amount of 0 moves nothing. Refunds go through `refundsUnderWay`
 * until the bank has paid them.
 */
export const events = {
  deposit_paid: { moves: [['cash', 'deposit', 'amount'], owed] },
  deposit_refund_sent: {
    moves: [['deposit', 'refundsUnderWay', 'amount'], owedNoMore],
    pays: ['deposit'],
    payout: true,
  },
  deposit_deducted: { moves: [['deposit', 'revenue', 'amount'], owedNoMore] },
  recharged: {
    moves: [
      ['cash', 'balance', 'paid'],
      ['gifts', 'gift', 'gift'],
    ],
  },
  used: {
    moves: [
      ['gift', 'revenue', 'gift'],
      ['balance', 'revenue', 'paid'],
    ],
  },
  recharge_refund_sent: {
    moves: [
      ['balance', 'refundsUnderWay', 'paid'],
      ['gift', 'gifts', 'gift'],
    ],
    payout: true,
  },
  agent_paid_in: { moves: [['cash', 'goods', 'amount']] },
  agent_payout_sent: {
    moves: [
      ['goods', 'refundsUnderWay', 'goods'],
      ['commission', 'refundsUnderWay', 'commission'],
    ],
    pays: ['goods', 'commission'],
    payout: true,
  },
  order_paid_from_goods: { moves: [['goods', 'revenue', 'amount']] },
  order_paid_from_balance: { moves: [['balance', 'revenue', 'amount']] },
  order_paid_in_cash: { moves: [['cash', 'revenue', 'amount']] },
  order_refunded_to_goods: { moves: [['revenue', 'goods', 'amount']] },
  order_refunded_to_balance: { moves: [['revenue', 'balance', 'amount']] },
  order_refund_sent: { moves: [['revenue', 'refundsUnderWay', 'amount']], payout: true },
  commission_earned: { moves: [['revenue', 'commission', 'amount']] },
  // Of a part that came back; `reverse` takes whole transactions back.
  // What was paid out already is taken from the agent's goods account.
  commission_returned: {
    moves: [
      ['commission', 'revenue', 'amount'],
      ['goods', 'revenue', 'goods'],
    ],
  },
  refund_arrived: { moves: [['refundsUnderWay', 'cash', 'amount']] },
} as const satisfies Record<LedgerEvent, PostingRule>

/** The names of an event's amounts. */
export type AmountsOf<E extends LedgerEvent> = { readonly [N in (typeof events)[E]['moves'][number][2]]: number }
