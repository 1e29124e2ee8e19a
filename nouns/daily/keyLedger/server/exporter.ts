import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { keyLedger } from '../noun.ts'
import { conditionsOf, selectKeys } from './rows.ts'

export const keyLedgerExporter = exporter({
  title: 'keyLedger.title',
  query: GetPageList.in,
  noun: keyLedger,
  columns: columnsOf(keyLedger),
  select: (ctx, query) => selectKeys(ctx).where(conditionsOf(query)).orderBy('dept_id').orderBy('key_no'),
})
