/** The columns of an account's statement as a file and on paper, in order. */
export const statementColumns = ['occur_time', 'txn_no', 'event', 'memo', 'debit', 'credit', 'balance'] as const
