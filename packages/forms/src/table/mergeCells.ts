import type { Field } from '../document.ts'
import { byPlace, coverage, type GridCell, newCell, placeOf, type TableGrid } from '../tableGrid.ts'
import type { TextKey } from '../texts.ts'

/** A changed grid, or the reason for the refusal (spec 001 section 5). */
export type TableResult = TableGrid | { readonly refused: TextKey }

/** Merges the cell below; its content is appended to this one's (the original loses it). */
export function mergeDown(grid: TableGrid, cell: GridCell): TableResult {
  if (cell.row + cell.rowspan >= grid.rows) return { refused: 'table.lastRow' }
  const below = coverage(grid.cells).get(placeOf(cell.row + cell.rowspan, cell.column))
  if (!below || below.column !== cell.column || below.colspan !== cell.colspan) return { refused: 'table.noMergeDown' }
  return joined(grid, cell, below, { rowspan: cell.rowspan + below.rowspan })
}

/** Merges the cell on the right, as `mergeDown` does with the one below. */
export function mergeRight(grid: TableGrid, cell: GridCell): TableResult {
  if (cell.column + cell.colspan >= grid.columns) return { refused: 'table.lastColumn' }
  const right = coverage(grid.cells).get(placeOf(cell.row, cell.column + cell.colspan))
  if (!right || right.row !== cell.row || right.rowspan !== cell.rowspan) return { refused: 'table.noMergeRight' }
  return joined(grid, cell, right, { colspan: cell.colspan + right.colspan })
}

function joined(grid: TableGrid, cell: GridCell, absorbed: GridCell, spans: Partial<GridCell>): TableGrid {
  const merged = { ...cell, ...spans, td: withContent(cell.td, contentOf(absorbed)) }
  const cells = grid.cells.filter((item) => item !== absorbed).map((item) => (item === cell ? merged : item))
  return { ...grid, cells }
}

/** Makes the cell 1 × 1 again; its content stays, the freed places become empty cells. */
export function splitCell(grid: TableGrid, cell: GridCell): TableResult {
  if (cell.rowspan === 1 && cell.colspan === 1) return { refused: 'table.notMerged' }
  const single = { ...cell, rowspan: 1, colspan: 1 }
  const freed: GridCell[] = []
  for (let row = cell.row; row < cell.row + cell.rowspan; row++)
    for (let column = cell.column; column < cell.column + cell.colspan; column++)
      if (row !== cell.row || column !== cell.column) freed.push(newCell(row, column))
  const cells = grid.cells.map((item) => (item === cell ? single : item))
  return { ...grid, cells: [...cells, ...freed].sort(byPlace) }
}

export const contentOf = ({ td }: GridCell): readonly Field[] => td.list ?? []

export const withContent = (td: GridCell['td'], more: readonly Field[]): GridCell['td'] =>
  more.length === 0 ? td : { ...td, list: [...(td.list ?? []), ...more] }
