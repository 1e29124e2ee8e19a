import { handle } from '@shouya/server/core/handle.ts'
import { page, type Rows } from '@shouya/server/registers/page.ts'
import * as Account from '../contract.ts'
import { getEntryList } from './entries.ts'
import { conditionsOf, findAccount, selectAccounts } from './rows.ts'
import { getSheet, printSheet } from './sheet.ts'
import { printStatement } from './statement.ts'

export const ledgerAccount = handle(Account, {
  GetAccountPageList(ctx, query) {
    const rows = selectAccounts(ctx)
    const source = { table: 'ledger_account', rows, count: rows.clearSelect() as Rows<unknown> }
    // Its keywords are a number, which no index of words finds.
    return page(ctx.db, { ...query, keywords: '' }, conditionsOf(ctx, query), source)
  },

  async GetAccount(ctx, { id }) {
    return (await findAccount(ctx, id)).account
  },

  GetEntryList: getEntryList,
  GetEntryPrintList: printStatement,
  GetSheet: getSheet,
  GetSheetPrintList: printSheet,
})
