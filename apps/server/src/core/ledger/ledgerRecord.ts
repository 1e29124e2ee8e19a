/** The record that an event belongs to. */
export type LedgerRecord = { readonly table: string; readonly id: number }
