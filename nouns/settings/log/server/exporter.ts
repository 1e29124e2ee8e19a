import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { log } from '../noun.ts'
import { selectLogs } from './rows.ts'

export const logExporter = exporter({
  title: 'log.book',
  query: GetPageList.in,
  noun: log,
  columns: { ...columnsOf(log), module: 'text', target_id: 'number' },
  // A file says yes or no.
  titles: { result: 'log.ok' },
  select: selectLogs,
  shape: (_, rows) => rows.map((row) => ({ ...row, module: row.action.split('/')[0] })),
})
