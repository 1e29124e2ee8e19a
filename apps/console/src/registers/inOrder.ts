import type { Column } from './Column.ts'

/**
 * The columns with the most important ones first, in this order; the others are hidden until the user shows them. Eight
 * fit a window of 1,366 px. A false name stands for a column that this caller does not need.
 */
export function inOrder<R>(columns: readonly Column<R>[], first: readonly (string | false)[]): Column<R>[] {
  const keys = first.filter((key) => key !== false)
  const shown = keys.map((key) => {
    const column = columns.find((candidate) => candidate.key === key)
    if (!column) throw new Error(`no column ${key}`)
    return column
  })
  const rest = columns.filter(({ key }) => !keys.includes(key))
  return [...shown, ...rest.map((column) => ({ ...column, hidden: true }))]
}
