import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Raw, shownOf } from '../cells.ts'
import type { GetColumns, GetData } from '../contract.ts'
import { sourceType } from '../measures.ts'
import { type Board, boardOf } from './board.ts'
import { type Column, columnsOf, titlesOf } from './columns.ts'
import type { Unit } from './units.ts'

type Data = Row<typeof GetData>
type Values = Data['sum']['values']

const sides = ['left', 'center', 'right'] as const

/** The columns of a unit's statistics, and those of them that are shown. */
export async function columnsIn(ctx: Ctx, dept_id: number | undefined): Promise<{ all: Column[]; shown: Column[] }> {
  if (dept_id !== undefined) await find(ctx, 'dept', dept_id)
  const all = await columnsOf(ctx, dept_id ?? ctx.user.deptId)
  return { all, shown: all.filter(({ visible }) => visible) }
}

export async function getColumns(ctx: Ctx, { dept_id }: Input<typeof GetColumns>): Promise<Row<typeof GetColumns>> {
  const { shown } = await columnsIn(ctx, dept_id)
  return shown.map((column) => ({
    ...{ id: column.id, key: column.column_key, ...titlesOf(column, ctx.lang), width: column.width },
    align: sides[column.align - 1] ?? 'left',
    type: column.data_type,
    manual: column.source_type === sourceType.manual,
  }))
}

const valuesOf = (columns: readonly Column[], rawOf: (column: Column) => Raw): Values =>
  Object.fromEntries(columns.map((column) => [column.column_key, shownOf(rawOf(column), column.data_type)]))

function rowOf(board: Board, columns: readonly Column[], { id, dept_code, dept_name, branch_id }: Unit) {
  const check = board.checks.get(id)
  const pairs = <T>(read: (column: Column) => T | undefined) =>
    columns.flatMap((column): [string, T][] => {
      const value = read(column)
      return value === undefined ? [] : [[column.column_key, value]]
    })
  return {
    ...{
      dept_id: id,
      dept_code,
      dept_name,
      branch_id,
      check_id: check?.id ?? null,
      check_status: check?.status ?? null,
    },
    values: valuesOf(columns, (column) => board.valueOf(id, column)),
    tones: Object.fromEntries(pairs((column) => board.toneOf(id, column))),
    versions: Object.fromEntries(pairs((column) => board.entry(id, column)?.version)),
  }
}

function totalIn(board: Board, columns: readonly Column[], units: readonly Unit[]) {
  return {
    units: units.length,
    checked: units.filter(({ id }) => board.checks.has(id)).length,
    values: valuesOf(columns, (column) => board.totalOf(units, column)),
  }
}

/** The statistics of self-checks; totals are of the rows that are shown. */
export async function getData(ctx: Ctx, query: Input<typeof GetData>): Promise<Data> {
  const { all, shown } = await columnsIn(ctx, query.dept_id)
  const board = await boardOf(ctx, query, shown, all)
  const units = board.units.filter(({ id }) => !query.unchecked || !board.checks.has(id))
  const byBranch = Map.groupBy(units, ({ branch_id }) => branch_id)
  return {
    day: board.span.day,
    rows: units.map((unit) => rowOf(board, shown, unit)),
    totals: [...byBranch].map(([branch_id, own]) => ({
      branch_id,
      dept_name: board.branches.find(({ id }) => id === branch_id)?.dept_name ?? null,
      ...totalIn(board, shown, own),
    })),
    sum: { branch_id: null, dept_name: null, ...totalIn(board, shown, units) },
  }
}
