export type Cell = string | number | boolean | Date | null

/** A cell as somebody would have typed it. Instants of a sheet have no zone: the reader gives them as if they were UTC. */
export function cellText(cell: Exclude<Cell, null>): string {
  if (!(cell instanceof Date)) return String(cell).trim()
  const text = cell.toISOString()
  // An hour alone is an hour of the day on which a spreadsheet's time begins.
  return text < '1901' ? text.slice(11, 16) : text.slice(0, 10)
}
