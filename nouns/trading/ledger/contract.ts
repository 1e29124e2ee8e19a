import { action } from '@shouya/contract/action'
import { id, keysetQuery } from '@shouya/contract/fields'
import { ledgerEvents } from '@shouya/contract/ledger'
import { getAction, printAction, queryOf } from '@shouya/contract/nounActions'
import { grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { accountRef } from '../ledgerAccount/accountRef.ts'
import { ledger, ledgerEntry } from './noun.ts'

const grant = grantOf(ledger)

/** The most transactions that go onto paper at once, and that a record shows. */
export const MOST_PRINTED = 100
export const MOST_OF_RECORD = 200

/** The table of a business record. */
const biz_type = z.string().regex(/^[a-z][a-z_]{0,39}$/)

export const txnRow = z.object({
  id,
  ...listFields(ledger),
  reversed_txn_id: id.nullable(),
  reversal_txn_id: id.nullable(),
})

const { account: _, ...entryFields } = listFields(ledgerEntry)

export const txnDetail = txnRow.extend({
  /** In the order of the posting table. */
  entries: z.array(z.object({ ...accountRef, ...entryFields })),
})

const { filters } = queryOf(ledger, {
  event: z.enum(ledgerEvents).optional(),
  /** The record whose events they are. */
  biz_type: biz_type.optional(),
  biz_id: id.optional(),
})

/** Transactions, newest first. `keywords`: the number of one. */
export const GetPageList = action('Ledger', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'keyset',
  in: keysetQuery(filters),
  out: txnRow,
})

export const Get = getAction(ledger, txnDetail)

/** What was posted for a business record, the oldest first; at most 200. */
export const GetOfRecord = action('Ledger', 'GetOfRecord', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ biz_type, biz_id: id }),
  out: z.array(txnDetail),
})

/** Vouchers of the current query, or chosen ones, in the order in which they happened. */
export const GetPrintList = printAction(ledger, filters, txnDetail, MOST_PRINTED, 'export')
