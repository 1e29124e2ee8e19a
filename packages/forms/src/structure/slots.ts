import type { Field } from '../document.ts'
import { fieldTypeOf } from '../fieldTypes.ts'
import { isList, isObject, type JsonPath } from '../json.ts'

/** Children of a field, and their path: `['list']`, `['columns', 0, 'list']`, `['trs', 0, 'tds', 1, 'list']`. */
export interface Slot {
  readonly path: JsonPath
  readonly list: readonly Field[]
}

/** The lists in which a field keeps its children. Fields of unknown types are opaque. */
export function slotsOf(field: Field): readonly Slot[] {
  const children = fieldTypeOf(field.type)?.children ?? 'none'
  if (children === 'none') return []
  if (children === 'list') return [{ path: ['list'], list: listOf(field.list) }]
  if (children === 'columns')
    return rowsOf(field.columns).map((column, index) => ({
      path: ['columns', index, 'list'],
      list: listOf(column.list),
    }))
  return rowsOf(field.trs).flatMap((row, r) =>
    rowsOf(row.tds).map((cell, c) => ({ path: ['trs', r, 'tds', c, 'list'], list: listOf(cell.list) })),
  )
}

/** Documents may leave a list out or hold something else there. */
const rowsOf = <T>(value: readonly T[] | undefined): readonly T[] => (isList(value) ? value : [])

const listOf = (value: readonly Field[] | undefined): readonly Field[] =>
  isList(value) ? (value as readonly Field[]).filter(isObject) : []
