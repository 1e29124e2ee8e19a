import { line, moment, money, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { books } from '../books/routes.ts'

/** What the reconciliation found to differ, and who looked at it (domain 11.1 rule 7). */
export const ledgerDifference = defineNoun({
  name: 'ledgerDifference',
  controller: 'Ledger',
  infix: 'Difference',
  list: 'LedgerDifference',
  table: 'ledger_difference',
  permission: 'trade_stat',
  route: books.checks,
  unrecorded: true,
  fields: {
    run_time: moment({ exported: true }),
    /** What was compared. */
    kind: line(30, 1, { exported: true }),
    /** The account that differs, by its type and owner. */
    account: line(100, 1, { exported: true }),
    txn_no: record('txn_id', { optional: true, exported: true }),
    /** The record that differs: its table and id. */
    biz: line(60, 1, { optional: true, exported: true }),
    /** In fen; of `count` a number of entries, of `quantity` of pieces. */
    expected: money({ exported: true }),
    actual: money({ exported: true }),
    note: line(500, 5, { optional: true, exported: true }),
    settle_user_name: person('create_user_id', { optional: true, exported: true }),
    settle_time: moment({ optional: true, exported: true }),
  },
  query: { sorts: ['run_time'], flags: ['open'] },
  counters: {
    /** Of the last run, and nobody has said why. */
    recon_diff: { open: true, list: 'GetDifferencePageList', tile: { group: 'trade', unit: 'bill', tone: 'bad' } },
  },
})
