/** `ledger_account.owner_type`. */
export const ownerType = { platform: 1, agent: 2, member: 3 } as const
export type Owner = keyof typeof ownerType

/**
 * The accounts of the ledger by name (domain 11.1 rule 2). All are kept alike: what arrives is added, what leaves is taken off, so that
 * all balances together are 0. A customer's balance is what the platform owes; the balance of `cash` is negative by what the platform has.
 */
export const accountTypes = {
  goods: { code: 11, owner: 'agent' },
  commission: { code: 12, owner: 'agent' },
  balance: { code: 21, owner: 'member' },
  gift: { code: 22, owner: 'member' },
  deposit: { code: 23, owner: 'member' },
  cash: { code: 91, owner: 'platform' },
  revenue: { code: 92, owner: 'platform' },
  depositsOwed: { code: 93, owner: 'platform' },
  gifts: { code: 94, owner: 'platform' },
  refundsUnderWay: { code: 95, owner: 'platform' },
  // A deposit is mirrored in 93; this is where the mirrored amount comes from.
  depositContra: { code: 96, owner: 'platform' },
} as const satisfies Record<string, { readonly code: number; readonly owner: Owner }>

export type AccountName = keyof typeof accountTypes

/** Rows of a control account: one of them is locked by a transaction, so that all transactions do not wait for one another. */
export const LANES = 8
