import { action } from '@shouya/contract/action'
import { id, keysetQuery, line, nothing } from '@shouya/contract/fields'
import { ledgerEvents } from '@shouya/contract/ledger'
import { getAction, printAction, queryOf } from '@shouya/contract/nounActions'
import { grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { corrects } from '../books/corrects.ts'
import { accountRef } from '../ledgerAccount/accountRef.ts'
import { ledger, ledgerEntry, ledgerReversal } from './noun.ts'

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
  /** Its reversal was asked for, and nobody has decided. */
  is_waiting: z.boolean(),
})

const { account: _, ...entryFields } = listFields(ledgerEntry)

export const txnDetail = txnRow.extend({
  /** In the order of the posting table. */
  entries: z.array(z.object({ ...accountRef, ...entryFields })),
  /** The first first; also those by which it takes another transaction back. */
  reversals: z.array(
    z.object({
      id,
      txn_id: id,
      ...listFields(ledgerReversal),
      reversal_txn_id: id.nullable(),
      /** Somebody else has asked for it, and nobody has decided. */
      may_decide: z.boolean(),
    }),
  ),
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

/**
 * Asks for the reversal of a transaction by its id; somebody else decides. 1002 none, 1004 it is a reversal, was reversed, or its
 * reversal waits already.
 */
export const AskReversal = action('Ledger', 'AskReversal', {
  kind: 'write',
  access: corrects,
  in: z.strictObject({ id, ...requiredFields(ledgerReversal, 'reason') }),
  out: z.object({ id }),
})

/**
 * Decides on a reversal by its id: `confirm` posts it, `refuse` says why in `opinion`. 1002 none, 1004 it was decided, the caller has
 * asked for it, or a difference has stopped an account that it takes from; 1007 the money is gone.
 */
export const DecideReversal = action('Ledger', 'DecideReversal', {
  kind: 'write',
  money: true,
  access: corrects,
  in: z.strictObject({ id, command: z.enum(['confirm', 'refuse']), opinion: line(200, 5).nullable().default(null) }),
  out: nothing,
})
