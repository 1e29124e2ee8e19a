/** The columns of the trial balance, in order: the account, and the sides before, in and after the days. */
export const sides = ['opening_debit', 'opening_credit', 'debit', 'credit', 'closing_debit', 'closing_credit'] as const

export const sheetColumns = ['account', 'account_class', ...sides] as const
