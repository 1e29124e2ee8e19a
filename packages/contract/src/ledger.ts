/** The accounts of the ledger by name, with `ledger_account.account_type` (domain 11.1 rule 2). */
export const accountCodes = {
  goods: 11,
  commission: 12,
  balance: 21,
  gift: 22,
  deposit: 23,
  cash: 91,
  revenue: 92,
  depositsOwed: 93,
  gifts: 94,
  refundsUnderWay: 95,
  // A deposit is mirrored in 93; this is where the mirrored amount comes from.
  depositContra: 96,
} as const

/** `ledger_txn.event`: the lines of the posting table (domain 11.1). */
export const ledgerEvents = [
  'deposit_paid',
  'deposit_refund_sent',
  'deposit_deducted',
  'recharged',
  'used',
  'recharge_refund_sent',
  'agent_paid_in',
  'agent_payout_sent',
  'order_paid_from_goods',
  'order_paid_from_balance',
  'order_paid_in_cash',
  'order_refunded_to_goods',
  'order_refunded_to_balance',
  'order_refund_sent',
  'commission_earned',
  'commission_returned',
  'refund_arrived',
] as const

export type LedgerEvent = (typeof ledgerEvents)[number]

/**
 * What reconciliation compares (domain 11.1 rule 7), and what it expects:
 * `balance` and `count`: an account's balance and number of entries are those of its entries; `chain`: each entry continues the balance
 * before it; `frozen`: what is frozen is what is set aside; `txn`: a transaction balances; `deposits`: members' deposits are what the
 * platform owes; `total`: all balances together are 0; `sign`: a control account is on its side; `record`: what a record says was paid is
 * what was posted for it; `quantity`: pieces of a consumable are those of their log.
 */
export const differenceKinds = [
  'balance',
  'count',
  'chain',
  'frozen',
  'txn',
  'deposits',
  'total',
  'sign',
  'record',
  'quantity',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]
