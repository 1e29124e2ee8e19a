import type { Field, TableCell, TableRow } from '../document.ts'
import { coverage, type GridCell, placeOf, type TableGrid } from '../tableGrid.ts'

/**
 * Writes the rows of a field from a grid, in the grid's notation. `rowsFrom` is the old row whose other keys a new row
 * keeps (-1: a new row).
 */
export function emitTable(field: Field, grid: TableGrid, rowsFrom?: readonly number[]): Field {
  const places = coverage(grid.cells)
  const trs = Array.from({ length: grid.rows }, (_, row): TableRow => {
    const old = field.trs?.[rowsFrom ? (rowsFrom[row] ?? -1) : row]
    return { ...old, tds: cellsOfRow(grid, places, row) }
  })
  return { ...field, trs }
}

function cellsOfRow(grid: TableGrid, places: ReadonlyMap<string, GridCell>, row: number): TableCell[] {
  return Array.from({ length: grid.columns }, (_, column) => column).flatMap((column) => {
    const cell = places.get(placeOf(row, column))
    if (!cell) return []
    if (cell.row === row && cell.column === column) return [spanned(cell)]
    return grid.notation === 'placeholder' ? [placeholder(grid, cell, row, column)] : []
  })
}

/** The document's own cell object while its spans are right, so that an untouched cell stays the same object. */
function spanned({ td, colspan, rowspan }: GridCell): TableCell {
  const isSame = (td.colspan ?? 1) === colspan && (td.rowspan ?? 1) === rowspan
  return isSame ? td : { ...td, colspan, rowspan }
}

/** As 3.7.9 and later write it: span 0 to the right of the cell, or below its first column (forms.md 1.4). */
function placeholder(grid: TableGrid, owner: GridCell, row: number, column: number): TableCell {
  const existing = grid.covered.get(placeOf(row, column))
  if (existing) return existing
  const isBelow = row > owner.row && column === owner.column
  return { colspan: isBelow ? owner.colspan : 0, rowspan: isBelow ? 0 : 1, list: [] }
}
