import type { Manifest } from '@shouya/nouns/manifest.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { useLog as noun } from '../noun.ts'
import { useLog } from './actions.ts'
import { placed, selectUses } from './rows.ts'

export const manifest: Manifest = {
  actions: useLog,
  exporters: {
    UseLog: exporter({
      title: 'useLog.book',
      query: GetPageList.in,
      noun,
      columns: columnsOf(noun),
      select: selectUses,
      shape: (_, rows) => placed(rows),
    }),
  },
}
