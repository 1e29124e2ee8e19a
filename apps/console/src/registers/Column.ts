import type { ReactNode } from 'react'

/** One column of a list. `key` is the field's name: rows, export and settings know it by that. */
export type Column<R> = {
  key: string
  title: string
  width: number
  /** Without it the field's own text, `-` when empty. */
  render?: (row: R) => ReactNode
  sort?: boolean
  right?: boolean
  /** Not shown until the user asks for it. */
  hidden?: boolean
  /** Stays at a side until the user says otherwise. */
  pin?: 'left' | 'right'
}

/** What a cell shows. */
export function cell<R>(column: Column<R>, row: R): ReactNode {
  if (column.render) return column.render(row)
  const value = (row as Record<string, unknown>)[column.key]
  return value === null || value === undefined || value === '' ? '-' : String(value)
}

/** What a row is called: the text of its first column, or its id where that has none yet. */
export const nameOf = <R extends { id: number }>([first]: readonly Column<R>[], row: R): string =>
  String((first && (row as Record<string, unknown>)[first.key]) ?? row.id)
