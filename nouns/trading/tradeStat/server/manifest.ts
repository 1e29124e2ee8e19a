import type { Row } from '@shouya/contract/action'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { jsonRows } from '../../server/jsonRows.ts'
import { GetStat } from '../contract.ts'
import { tradeStat as noun, tradeFigures } from '../figures.ts'
import { tradeStat } from './actions.ts'
import { getStat } from './stat.ts'

export const manifest: Manifest = {
  actions: tradeStat,
  exporters: {
    TradeStat: exporter({
      title: 'tradeStat.book',
      query: GetStat.in,
      noun,
      columns: { period: 'text', ...Object.fromEntries(tradeFigures.map((name) => [name, 'money' as const])) },
      find: getStat,
      select: (ctx, _query, _plain, { rows }: Row<typeof GetStat>) => jsonRows(ctx, rows),
      shape: (_, rows) => rows.map(({ line }) => line),
    }),
  },
}
