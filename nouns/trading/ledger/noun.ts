import { count, line, moment, money, number, person, record } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { books } from '../books/routes.ts'

/** The transactions of the ledger (domain 11.1): each an event of a business record, with entries in double entry. */
export const ledger = defineNoun({
  name: 'ledger',
  controller: 'Ledger',
  table: 'ledger_txn',
  permission: 'trade_stat',
  route: books.txns,
  unrecorded: true,
  fields: {
    txn_no: number({ exported: true, printed: true }),
    occur_time: moment({ exported: true, printed: true }),
    /** A line of the posting table. */
    event: line(30, 1, { exported: true, printed: true }),
    /** What was moved; the mirror of deposits (93, 96) is not counted again. */
    amount: money({ exported: true }),
    /** The record whose event it is: its table and id. */
    biz_type: line(40, 1, { exported: true, printed: true }),
    biz_id: count({ exported: true, printed: true }),
    operator_name: person('operator_id', { optional: true, exported: true, printed: true }),
    memo: line(200, 1, { optional: true, exported: true, printed: true }),
    /** The transaction that it takes back. */
    reversed_txn_no: record('reversed_txn_id', { optional: true, exported: true, printed: true }),
    /** The transaction that takes it back. */
    reversal_txn_no: record('reversal_txn_id', { optional: true, exported: true, printed: true }),
  },
  parts: {
    entries: {
      fields: {
        leg: count({ printed: true }),
        account: line(100, 1, { printed: true }),
        debit: money({ optional: true, printed: true }),
        credit: money({ optional: true, printed: true }),
      },
    },
    /** What was asked for and decided of its correction. */
    reversals: {
      fields: {
        reason: line(200, 10),
        ask_user_name: person('ask_user_id'),
        ask_time: moment(),
        decide_user_name: person('decide_user_id', { optional: true }),
        decide_time: moment({ optional: true }),
        opinion: line(200, 5, { optional: true }),
      },
    },
  },
  // `waiting`: its reversal was asked for, and nobody has decided.
  query: { sorts: ['occur_time'], days: 'occur_time', flags: ['waiting'] },
})

/** A side of a transaction; `account` is drawn from its type and owner. */
export const ledgerEntry = partOf(ledger, 'entries')

/** A wish to take a transaction back. */
export const ledgerReversal = partOf(ledger, 'reversals')
