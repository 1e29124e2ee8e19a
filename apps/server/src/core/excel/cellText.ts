export type Cell = string | number | boolean | Date | null

/** A cell as text as a person would type it. Dates of a sheet have no zone: the reader returns them as UTC. */
export function cellText(cell: Exclude<Cell, null>): string {
  if (!(cell instanceof Date)) return String(cell).trim()
  const text = cell.toISOString()
  // A time alone is stored as a time on the first day of the spreadsheet's calendar.
  return text < '1901' ? text.slice(11, 16) : text.slice(0, 10)
}
