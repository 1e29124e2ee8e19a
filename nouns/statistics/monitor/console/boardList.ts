import type { DataOf } from '@shouya/console/api/path.ts'

export type Data = DataOf<'Monitor/GetData'>
export type BoardColumn = DataOf<'Monitor/GetColumns'>[number]
export type BoardRow = Data['rows'][number]
export type BoardTotal = Data['totals'][number]
export type Value = BoardRow['values'][string]

/** A line of the table: an outlet, or the total of several. */
export type BoardLine =
  | { readonly key: string; readonly row: BoardRow; readonly total?: never }
  | { readonly key: string; readonly row?: never; readonly total: BoardTotal }

/** The outlets of each branch with its total after them; the total of all where there are several branches. */
export function linesOf({ rows, totals, sum }: Data): BoardLine[] {
  const lines = totals.flatMap((total): BoardLine[] => [
    ...rows
      .filter(({ branch_id }) => branch_id === total.branch_id)
      .map((row) => ({ key: `unit ${row.dept_id}`, row })),
    ...(total.dept_name === null ? [] : [{ key: `branch ${total.branch_id}`, total }]),
  ])
  return rows.length > 0 ? [...lines, { key: 'all', total: sum }] : lines
}

/** Columns beside each other that have the same group; one without a group is alone. */
export function groupsOf(columns: readonly BoardColumn[]): { group: string | null; columns: BoardColumn[] }[] {
  const groups: { group: string | null; columns: BoardColumn[] }[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    if (last && column.group !== null && last.group === column.group) last.columns.push(column)
    else groups.push({ group: column.group, columns: [column] })
  }
  return groups
}
