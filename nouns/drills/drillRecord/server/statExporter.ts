import type { Row } from '@shouya/contract/action'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { sql } from 'kysely'
import { GetStat } from '../contract.ts'
import { drillRecord, drillStat } from '../noun.ts'
import { getStat } from './stat.ts'

type Stat = Row<typeof GetStat>
type Line = { id: number } & Record<string, unknown>

const { max: TYPES } = drillRecord.fields.drill_type

/** A unit with a cell for each column; the rate in per cent. */
const lineOf = ({ dept_id, types, completion, ...row }: Stat['rows'][number]): Line => ({
  ...row,
  ...Object.fromEntries(
    Array.from({ length: TYPES }, (_, index) => [`type_${index + 1}`, types[String(index + 1)] ?? 0]),
  ),
  id: dept_id,
  completion: completion === null ? null : Math.round(completion * 1000) / 10,
})

/** 演练统计 as it is on the screen, with a column of each type (domain 7.2). */
export const drillStatExporter = exporter({
  title: 'drillRecord.stat.book',
  query: GetStat.in,
  noun: drillStat,
  columns: {
    dept_name: 'text',
    due: 'number',
    done: 'number',
    completion: 'percent',
    drills: 'number',
    people: 'number',
    response_seconds: 'number',
    failed: 'number',
    score: 'number',
  },
  async further(ctx) {
    const label = await dictLabels(ctx, 'drill_type')
    return Array.from({ length: TYPES }, (_, index) => ({
      field: `type_${index + 1}`,
      title: label(index + 1),
      kind: 'number' as const,
    }))
  },
  find: getStat,
  // The numbers are added up already; the file takes rows of a statement.
  select: ({ db }, _query, _plain, { rows }: Stat) =>
    db
      .selectFrom(
        sql<{
          id: number
          line: Line
        }>`jsonb_to_recordset(${JSON.stringify(rows.map(lineOf).map((line) => ({ id: line.id, line })))}::jsonb)`.as<'stat'>(
          sql`stat(id bigint, line jsonb)`,
        ),
      )
      .select(['stat.id', 'stat.line'])
      .orderBy('stat.id'),
  shape: (_, rows) => rows.map(({ line }) => line),
})
