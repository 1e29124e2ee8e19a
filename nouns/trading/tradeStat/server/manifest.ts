import type { Row } from '@shouya/contract/action'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { type Exporter, exporter } from '@shouya/server/registers/exporter.ts'
import { jsonRows } from '../../server/jsonRows.ts'
import { GetAgentStat, GetConsumeStat, GetStat, GetUseStat } from '../contract.ts'
import { agentFigures, tradeStat as noun, tradeFigures, useBy, useFigures } from '../figures.ts'
import { tradeStat } from './actions.ts'
import { getAgentStat } from './agentStat.ts'
import { tradeCharts } from './charts.ts'
import { getConsumeStat } from './consumeStat.ts'
import { getStat } from './stat.ts'
import { getUseStat } from './useStat.ts'

type Line = { line: object }
const lines = (_: unknown, rows: Line[]): object[] => rows.map(({ line }) => line)
const money = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'money' as const]))

export const manifest: Manifest = {
  actions: tradeStat,
  charts: tradeCharts,
  exporters: {
    TradeStat: exporter({
      title: 'tradeStat.book',
      query: GetStat.in,
      noun,
      columns: { period: 'text', ...money(tradeFigures) },
      find: getStat,
      select: (ctx, _query, _plain, { rows }: Row<typeof GetStat>) => jsonRows(ctx, rows),
      shape: lines,
    }),
    AgentStat: exporter({
      title: 'tradeStat.agents',
      query: GetAgentStat.in,
      noun,
      columns: { agent: 'text', ...money(agentFigures) },
      find: getAgentStat,
      select: (ctx, _query, _plain, rows: Row<typeof GetAgentStat>) =>
        jsonRows(
          ctx,
          rows.map(({ agent_name, ...row }) => ({ ...row, agent: agent_name })),
        ),
      shape: lines,
    }),
    UseStat: exporter({
      title: 'tradeStat.uses',
      query: GetUseStat.in,
      noun,
      columns: {
        ...(Object.fromEntries(useBy.map((by) => [by, 'text'])) as Exporter['columns']),
        ...(Object.fromEntries(useFigures.map((name) => [name, 'number'])) as Exporter['columns']),
        fee: 'money',
      },
      find: getUseStat,
      select: (ctx, { by }, _plain, { rows }: Row<typeof GetUseStat>) =>
        jsonRows(
          ctx,
          rows.map(({ name, ...row }) => ({ ...row, [by]: name })),
        ),
      shape: lines,
    }),
    ConsumeStat: exporter({
      title: 'tradeStat.consumes',
      query: GetConsumeStat.in,
      noun,
      columns: {
        ...{ owner_name: 'text', consume_name: 'text', agent: 'text' },
        ...{ left: 'number', used: 'number', days_left: 'number' },
      },
      find: getConsumeStat,
      select: (ctx, _query, _plain, rows: Row<typeof GetConsumeStat>) =>
        jsonRows(
          ctx,
          rows.map(({ agent_name, ...row }) => ({ ...row, agent: agent_name })),
        ),
      shape: lines,
    }),
  },
}
