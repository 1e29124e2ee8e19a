import { accountCodes as codes } from '@shouya/contract/ledger'

/** What the types of accounts are to an accountant. The mirror of deposits and its contra account cancel each other. */
const accountClasses = {
  asset: [codes.cash],
  liability: [codes.goods, codes.commission, codes.balance, codes.gift, codes.deposit, codes.refundsUnderWay],
  revenue: [codes.revenue],
  expense: [codes.gifts],
  memorandum: [codes.depositsOwed, codes.depositContra],
} as const satisfies Record<string, readonly number[]>

type AccountClass = keyof typeof accountClasses

export const accountClassNames = Object.keys(accountClasses) as [AccountClass, ...AccountClass[]]

/** The classes of a balance sheet. */
export const sheetClasses = ['asset', 'liability', 'revenue', 'expense'] as const satisfies readonly AccountClass[]

export const classOf = (accountType: number): AccountClass =>
  accountClassNames.find((name) => (accountClasses[name] as readonly number[]).includes(accountType)) ?? 'memorandum'

/** Types whose balance an accountant reads as debits less credits; the ledger keeps credits less debits of all. */
export const debitTypes: readonly number[] = [...accountClasses.asset, ...accountClasses.expense, codes.depositContra]

/** A balance of the ledger as an accountant reads it. */
export const turned = (accountType: number, balance: number): number =>
  debitTypes.includes(accountType) && balance !== 0 ? -balance : balance
