import { action } from '@shouya/contract/action'
import { date, datetime, dayFilter, id } from '@shouya/contract/fields'
import { getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { grantOf, listFields } from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'
import { accountClassNames, sheetClasses } from './accountClass.ts'
import { ledgerAccount, statementLine } from './noun.ts'

const grant = grantOf(ledgerAccount)

/** The most entries of a statement that go onto paper. */
export const MOST_PRINTED = 2000

export const accountRow = z.object({ id, ...listFields(ledgerAccount) })

const { values } = ledgerAccount.fields.account_type

const query = queryOf(ledgerAccount, {
  account_type: z.array(z.literal(values)).max(values.length).optional(),
  owner_id: z.int().min(0).optional(),
})

/** Accounts with what they have; a control account is one row. `keywords`: the number of its owner. */
export const GetAccountPageList = pageAction(ledgerAccount, query.list, accountRow)

export const GetAccount = getAction(ledgerAccount, accountRow)

const entry = z.object({ txn_id: id, ...listFields(statementLine) })

/** The entries of an account with the balance after each, newest first. */
export const GetEntryList = action('Ledger', 'GetEntryList', {
  kind: 'read',
  access: grant('query'),
  list: 'keyset',
  in: z.strictObject({
    account_id: id,
    ...dayFilter,
    cursor: z.string().max(300).optional(),
    pagesize: z.int().min(1).max(200).default(20),
  }),
  out: entry,
})

const days = { begin_date: date, end_date: date }

/**
 * The statement of an account (日记账) of at most a year on paper: its entries in their order between what it had and what it has. 1001
 * more than 2,000 of them.
 */
export const GetEntryPrintList = action('Ledger', 'GetEntryPrintList', {
  kind: 'write',
  access: grant('export'),
  in: z.strictObject({ account_id: id, ...days }),
  out: printed(entry).extend({
    account: accountRow,
    opening: z.int(),
    debit: z.int(),
    credit: z.int(),
    closing: z.int(),
  }),
})

/** The columns of the trial balance: what is on either side before, in and after some days. */
const sides = {
  opening_debit: z.int(),
  opening_credit: z.int(),
  debit: z.int(),
  credit: z.int(),
  closing_debit: z.int(),
  closing_credit: z.int(),
}

const sheet = z.object({
  rows: z.array(z.object({ account_type: z.int(), account_class: z.enum(accountClassNames), ...sides })),
  /** Debits and credits are equal. */
  total: z.object(sides),
  /** What the accounts of each class have, as an accountant reads it: assets = liabilities + revenue − expenses. */
  classes: z.array(z.object({ account_class: z.enum(sheetClasses), opening: z.int(), closing: z.int() })),
})

/** Trial balance and balance sheet of at most a year, by type of account (domain 11.1). */
export const GetSheet = action('Ledger', 'GetSheet', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject(days),
  out: sheet,
})

/** The same on paper. */
export const GetSheetPrintList = action('Ledger', 'GetSheetPrintList', {
  kind: 'write',
  access: grant('export'),
  in: GetSheet.in,
  out: sheet.extend({ bank_name: z.string(), printed_by: z.string(), printed_time: datetime }),
})
