import { accountCodes } from '@shouya/contract/ledger'

/** `ledger_account.owner_type`. */
export const ownerType = { platform: 1, agent: 2, member: 3 } as const
export type Owner = keyof typeof ownerType

/**
 * The accounts of the ledger by name (domain 11.1 rule 2). All are kept alike: what arrives is added, what leaves is taken off, so that
 * all balances together are 0. A customer's balance is what the platform owes; the balance of `cash` is negative by what the platform has.
 */
export const accountTypes = {
  goods: { code: accountCodes.goods, owner: 'agent' },
  commission: { code: accountCodes.commission, owner: 'agent' },
  balance: { code: accountCodes.balance, owner: 'member' },
  gift: { code: accountCodes.gift, owner: 'member' },
  deposit: { code: accountCodes.deposit, owner: 'member' },
  cash: { code: accountCodes.cash, owner: 'platform' },
  revenue: { code: accountCodes.revenue, owner: 'platform' },
  depositsOwed: { code: accountCodes.depositsOwed, owner: 'platform' },
  gifts: { code: accountCodes.gifts, owner: 'platform' },
  refundsUnderWay: { code: accountCodes.refundsUnderWay, owner: 'platform' },
  depositContra: { code: accountCodes.depositContra, owner: 'platform' },
} as const satisfies Record<keyof typeof accountCodes, { readonly code: number; readonly owner: Owner }>

export type AccountName = keyof typeof accountTypes

/** Rows of a control account: one of them is locked by a transaction, so that all transactions do not wait for one another. */
export const LANES = 8
