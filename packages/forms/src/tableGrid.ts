import type { TableCell } from './document.ts'

/** A cell of a table with the place it really covers. */
export interface GridCell {
  readonly row: number
  readonly column: number
  readonly rowspan: number
  readonly colspan: number
  /** The document's cell, with its content. */
  readonly td: TableCell
}

/**
 * A table by its appearance, independent of how the document writes merged cells (forms.md 1.1): `removed` leaves
 * covered cells out of their row (dialects A, B), `placeholder` keeps them with a span of 0 (C).
 */
export interface TableGrid {
  readonly rows: number
  readonly columns: number
  /** In reading order; together they cover every place exactly once. */
  readonly cells: readonly GridCell[]
  /** The document's td objects of covered places, by `row,column`: their unknown keys are kept. */
  readonly covered: ReadonlyMap<string, TableCell>
  readonly notation: 'removed' | 'placeholder' | 'none'
  /** Whether the document's cells made this grid without gaps, overlaps or spans beyond the table. */
  readonly sound: boolean
}

export const placeOf = (row: number, column: number): string => `${row},${column}`

/** The covering cell of each place. */
export function coverage(cells: readonly GridCell[]): Map<string, GridCell> {
  const places = new Map<string, GridCell>()
  for (const cell of cells)
    for (let r = cell.row; r < cell.row + cell.rowspan; r++)
      for (let c = cell.column; c < cell.column + cell.colspan; c++) places.set(placeOf(r, c), cell)
  return places
}

export const byPlace = (a: GridCell, b: GridCell): number => a.row - b.row || a.column - b.column

/** A new, empty cell. */
export const newCell = (row: number, column: number): GridCell => ({
  row,
  column,
  rowspan: 1,
  colspan: 1,
  td: { colspan: 1, rowspan: 1, list: [] },
})
