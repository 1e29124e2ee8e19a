import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { ledger } from '../noun.ts'
import { conditionsOf, selectTxns } from './rows.ts'

/** The list of transactions as a file, the last first. */
export const ledgerExporter = exporter({
  title: 'ledger.book',
  query: GetPageList.in,
  noun: ledger,
  columns: { ...columnsOf(ledger), event: { words: 'ledger.event' } },
  select: (ctx, query) =>
    selectTxns(ctx)
      .where(conditionsOf(ctx, query))
      .orderBy('ledger_txn.occur_time', 'desc')
      .orderBy('ledger_txn.id', 'desc'),
})
