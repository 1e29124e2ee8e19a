import type { Field } from '../document.ts'
import { LIMITS } from '../limits.ts'
import { byPlace, coverage, type GridCell, newCell, placeOf, type TableGrid } from '../tableGrid.ts'
import { contentOf, type TableResult, withContent } from './mergeCells.ts'

/** Rows and columns are the same, transposed: `start` and `span` are the keys of a cell along each axis. */
const AXES = {
  row: { count: 'rows', across: 'columns', start: 'row', span: 'rowspan' },
  column: { count: 'columns', across: 'rows', start: 'column', span: 'colspan' },
} as const

type Axis = keyof typeof AXES

/** Inserts a row or column with index `at`; cells that span the place grow, the others get new neighbours. */
export function insertLine(grid: TableGrid, axis: Axis, at: number): TableResult {
  const { count, across, start, span } = AXES[axis]
  if (grid[count] >= LIMITS.table) return { refused: 'table.tooLarge' }
  const cells = grid.cells.map((cell) => {
    if (cell[start] >= at) return { ...cell, [start]: cell[start] + 1 }
    return cell[start] + cell[span] > at ? { ...cell, [span]: cell[span] + 1 } : cell
  })
  return completed({ ...grid, [count]: grid[count] + 1, cells, covered: new Map() }, axis, at, grid[across])
}

/** Fills the places of a new line that no grown cell covers. */
function completed(grid: TableGrid, axis: Axis, at: number, length: number): TableGrid {
  const places = coverage(grid.cells)
  const added = Array.from({ length }, (_, across) => (axis === 'row' ? newCell(at, across) : newCell(across, at)))
  const free = added.filter(({ row, column }) => !places.has(placeOf(row, column)))
  return { ...grid, cells: [...grid.cells, ...free].sort(byPlace) }
}

/**
 * Removes row or column `at`. Cells that reach beyond it shrink; the content of cells that end with it moves into the
 * neighbour in the previous line (in the first line: the next), so that no field is lost.
 */
export function deleteLine(grid: TableGrid, axis: Axis, at: number): TableResult {
  const { count, start, span } = AXES[axis]
  if (grid[count] <= 1) return { refused: axis === 'row' ? 'table.onlyRow' : 'table.onlyColumn' }
  const isGone = (cell: GridCell) => cell[start] === at && cell[span] === 1
  const moved = contentsTo(grid, axis, at, grid.cells.filter(isGone))
  const cells = grid.cells
    .filter((cell) => !isGone(cell))
    .map((cell) => {
      const content = moved.get(cell) ?? []
      const enlarged = content.length > 0 ? { ...cell, td: withContent(cell.td, content) } : cell
      if (cell[start] > at) return { ...enlarged, [start]: cell[start] - 1 }
      return cell[start] + cell[span] > at ? { ...enlarged, [span]: cell[span] - 1 } : enlarged
    })
  return { ...grid, [count]: grid[count] - 1, cells, covered: new Map() }
}

/** The cell that takes over the content of each removed cell. */
function contentsTo(grid: TableGrid, axis: Axis, at: number, removed: readonly GridCell[]): Map<GridCell, Field[]> {
  const places = coverage(grid.cells)
  const neighbour = at > 0 ? at - 1 : at + 1
  const moved = new Map<GridCell, Field[]>()
  for (const cell of removed) {
    const place = axis === 'row' ? placeOf(neighbour, cell.column) : placeOf(cell.row, neighbour)
    const heir = places.get(place)
    if (heir) moved.set(heir, [...(moved.get(heir) ?? []), ...contentOf(cell)])
  }
  return moved
}
