/**
 * The right to correct the books: to look into differences, reconcile, ask for and decide on reversals. It is that of whoever pays out,
 * whom a difference stops; only finance holds it.
 */
export const corrects = { id: 'deposit', operation: 'refund_pay' } as const
