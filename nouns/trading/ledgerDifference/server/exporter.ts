import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { accountText } from '../../server/accountText.ts'
import { GetDifferencePageList } from '../contract.ts'
import { ledgerDifference } from '../noun.ts'
import { accountIn, conditionsOf, selectDifferences } from './rows.ts'

/** The list of differences as a file. Numbers of entries and pieces stand as they are, all others in yuan. */
export const differenceExporter = exporter({
  title: 'ledgerDifference.book',
  query: GetDifferencePageList.in,
  noun: ledgerDifference,
  columns: {
    ...columnsOf(ledgerDifference),
    kind: { words: 'ledgerDifference.kind' },
    expected: 'number',
    actual: 'number',
  },
  select: (ctx, query) =>
    selectDifferences(ctx).where(conditionsOf(ctx, query)).orderBy('ledger_difference.id', 'desc'),
  shape: ({ lang }, rows) =>
    rows.map((row) => {
      const account = accountIn(row)
      const unit = ['count', 'quantity'].includes(row.kind) ? 1 : 100
      return {
        ...row,
        account: account && accountText(lang, account),
        biz: row.biz_type && `${row.biz_type} ${row.biz_id}`,
        expected: row.expected / unit,
        actual: row.actual / unit,
      }
    }),
})
