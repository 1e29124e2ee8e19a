import type { Row } from '@shouya/contract/action'
import { type Lang, message } from '@shouya/contract/messages'
import { type ColumnKind, exporter } from '@shouya/server/registers/exporter.ts'
import { sql } from 'kysely'
import { type Tone, toneOf } from '../cells.ts'
import { GetData } from '../contract.ts'
import { dataType } from '../measures.ts'
import { monitorBoard } from '../noun.ts'
import { type Column, titlesOf } from './columns.ts'
import { columnsIn, getData } from './data.ts'

type Data = Row<typeof GetData>
type Line = { id: number } & Record<string, unknown>

const { whole, percent, light } = dataType

const kinds: Readonly<Record<number, ColumnKind>> = {
  [whole]: 'number',
  [percent]: 'percent',
  [light]: { words: 'monitor.light' },
}

/** The rows of the screen: the outlets of a branch, then its total; the total of all at the end. */
function linesOf({ rows, totals, sum }: Data, columns: readonly Column[], lang: Lang): Line[] {
  const isLight = ({ data_type }: Column) => data_type === light
  const valuesOf = (values: Data['sum']['values'], tones: Readonly<Record<string, Tone>> | null) =>
    Object.fromEntries(
      columns.map((column) => {
        const { column_key: key, warn_rule, data_type } = column
        const value = values[key] ?? null
        if (!isLight(column) || value === null) return [key, value]
        const tone = tones ? tones[key] : toneOf(warn_rule, data_type, Number(value))
        return [key, tone ?? 'good']
      }),
    )
  const totalOf = (total: Data['sum'], name: string, id: number): Line => ({
    ...{ id, dept_code: '', dept_name: `${name} ${total.checked}/${total.units}` },
    ...valuesOf(total.values, null),
  })
  const whole = message(lang, 'monitor.board.sum')
  const lines = totals.flatMap((total, index) => [
    ...rows
      .filter(({ branch_id }) => branch_id === total.branch_id)
      .map(({ dept_id, dept_code, dept_name, values, tones }) => ({
        ...{ id: dept_id, dept_code, dept_name, tones },
        ...valuesOf(values, tones),
      })),
    ...(total.dept_name === null
      ? []
      : [totalOf(total, message(lang, 'monitor.board.total', { dept: total.dept_name }), -1 - index)]),
  ])
  return [...lines, totalOf(sum, whole, -1 - totals.length)]
}

type Found = { columns: Column[]; data: Data }

/** 网点自查统计 as it is on the screen, with the groups of its columns over them (domain 7.3). */
export const monitorExporter = exporter({
  title: 'monitor.book',
  query: GetData.in,
  noun: monitorBoard,
  columns: { dept_code: 'text', dept_name: 'text' },
  async further(ctx, { dept_id }) {
    const { shown } = await columnsIn(ctx, dept_id)
    return shown
      .filter(({ exported }) => exported)
      .map((column) => {
        const { title, group } = titlesOf(column, ctx.lang)
        return {
          ...{ field: column.column_key, title, kind: kinds[column.data_type] ?? 'text' },
          ...(group !== null && { group }),
        }
      })
  },
  async find(ctx, query): Promise<Found> {
    const { shown } = await columnsIn(ctx, query.dept_id)
    return { columns: shown, data: await getData(ctx, query) }
  },
  // The values are computed already; the file takes rows of a statement.
  select({ db, lang }, _query, _plain, { columns, data }: Found) {
    const lines = linesOf(data, columns, lang).map((line, place) => ({ id: line.id, place, line }))
    return db
      .selectFrom(
        sql<{ id: number; place: number; line: Line }>`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)`.as<'board'>(
          sql`board(id bigint, place int, line jsonb)`,
        ),
      )
      .select(['board.id', 'board.line'])
      .orderBy('board.place')
  },
  shape: (_, rows) => rows.map(({ line }) => line),
})
