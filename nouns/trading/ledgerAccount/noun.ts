import { accountCodes } from '@shouya/contract/ledger'
import { choice, count, flag, line, moment, money, number } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { books } from '../books/routes.ts'

/** The accounts of the ledger (domain 11.1 rule 2); a control account is one of them, whatever rows it is kept in. */
export const ledgerAccount = defineNoun({
  name: 'ledgerAccount',
  controller: 'Ledger',
  infix: 'Account',
  list: 'LedgerAccount',
  table: 'ledger_account',
  permission: 'trade_stat',
  route: books.accounts,
  unrecorded: true,
  fields: {
    account_type: choice(Object.values(accountCodes), { exported: true, printed: true }),
    owner_type: choice([1, 2, 3], { exported: true }),
    /** 0: the platform. */
    owner_id: count({ exported: true }),
    /** As an accountant reads it. */
    balance: money({ exported: true }),
    /** The part of it that is set aside. */
    frozen: money({ exported: true }),
    available: money({ exported: true }),
    /** How many entries it has. */
    version: count({ exported: true }),
    /** A difference was found: nothing is paid out. */
    is_stopped: flag({ exported: true }),
  },
  parts: {
    /** The lines of its statement. */
    entries: {
      fields: {
        occur_time: moment({ printed: true }),
        txn_no: number({ printed: true }),
        event: line(30, 1, { printed: true }),
        memo: line(200, 1, { optional: true, printed: true }),
        debit: money({ optional: true, printed: true }),
        credit: money({ optional: true, printed: true }),
        /** After it, as an accountant reads it. */
        balance: money({ printed: true }),
      },
    },
  },
  query: {
    sorts: ['account_type', 'owner_id', 'balance', 'version'],
    equals: ['owner_type'],
    flags: ['stopped'],
  },
})

/** A line of an account's statement. */
export const statementLine = partOf(ledgerAccount, 'entries')

/** The columns of the trial balance; their texts are `ledgerAccount.sheet.field.*`. */
export const ledgerSheet = { name: 'ledgerAccount.sheet' } as const
