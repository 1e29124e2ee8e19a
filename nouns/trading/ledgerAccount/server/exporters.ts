import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { accountText } from '../../server/accountText.ts'
import { jsonRows } from '../../server/jsonRows.ts'
import { GetAccountPageList, GetEntryPrintList, GetSheet } from '../contract.ts'
import { ledgerAccount, ledgerSheet, statementLine } from '../noun.ts'
import { conditionsOf, selectAccounts } from './rows.ts'
import { getSheet } from './sheet.ts'
import { selectStatement, statementOf } from './statement.ts'

/** The list of accounts as a file. */
export const accountExporter = exporter({
  title: 'ledgerAccount.book',
  query: GetAccountPageList.in,
  noun: ledgerAccount,
  columns: columnsOf(ledgerAccount),
  select: (ctx, query) => selectAccounts(ctx).where(conditionsOf(ctx, query)).orderBy('account_type').orderBy('id'),
})

/** The statement of an account (日记账) as a file. */
export const statementExporter = exporter({
  title: 'ledgerAccount.statement',
  query: GetEntryPrintList.in,
  noun: statementLine,
  columns: {
    occur_time: 'text',
    txn_no: 'text',
    event: { words: 'ledger.event' },
    memo: 'text',
    debit: 'money',
    credit: 'money',
    balance: 'money',
  },
  find: statementOf,
  select: (ctx, query, _plain, found) => selectStatement(ctx, query, found),
})

/** The trial balance as a file, with its total below. */
export const sheetExporter = exporter({
  title: 'ledgerAccount.sheet.book',
  query: GetSheet.in,
  noun: ledgerSheet,
  columns: {
    account: 'text',
    account_class: { words: 'ledgerAccount.sheet.class' },
    opening_debit: 'money',
    opening_credit: 'money',
    debit: 'money',
    credit: 'money',
    closing_debit: 'money',
    closing_credit: 'money',
  },
  find: getSheet,
  select: (ctx, _query, _plain, { rows, total }: Row<typeof GetSheet>) =>
    jsonRows(ctx, [
      ...rows.map((row) => ({ ...row, account: accountText(ctx.lang, { ...row, owner_id: 0 }) })),
      { ...total, account: message(ctx.lang, 'ledgerAccount.sheet.total') },
    ]),
  shape: (_, rows) => rows.map(({ line }) => line),
})
