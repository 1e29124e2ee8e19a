import type { ReactNode } from 'react'

/** One column of a list. `key` is the field's name, used by rows, export and settings. */
export type Column<R> = {
  key: string
  title: string
  width: number
  /** Default: the field's own text, `-` when empty. */
  render?: (row: R) => ReactNode
  sort?: boolean
  right?: boolean
  /** Hidden until the user shows it. */
  hidden?: boolean
  /** Pinned by default. */
  pin?: 'left' | 'right'
}

/** The content of a cell. */
export function cell<R>(column: Column<R>, row: R): ReactNode {
  if (column.render) return column.render(row)
  const value = (row as Record<string, unknown>)[column.key]
  return value === null || value === undefined || value === '' ? '-' : String(value)
}

/** The name of a row: the text of its first column, or its id if that is empty. */
export const nameOf = <R extends { id: number }>([first]: readonly Column<R>[], row: R): string =>
  String((first && (row as Record<string, unknown>)[first.key]) ?? row.id)
