import type { Field, TableCell } from './document.ts'
import { isList, isObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { byPlace, coverage, type GridCell, newCell, placeOf, type TableGrid } from './tableGrid.ts'

const grids = new WeakMap<Field, TableGrid>()

/** The grid of a table; read once per field. A malformed table is repaired: gaps filled, overlaps cut. */
export function readTable(field: Field): TableGrid {
  const cached = grids.get(field)
  if (cached) return cached
  const grid = read(field)
  grids.set(field, grid)
  return grid
}

function read(field: Field): TableGrid {
  const rows = (isList(field.trs) ? field.trs : []).map((tr) =>
    isList(tr.tds) ? (tr.tds as readonly TableCell[]).filter(isObject) : [],
  )
  const tds = rows.flat()
  const isPlaceholder = tds.some(isCovered)
  const spans = tds.some((td) => spanOf(td.colspan) > 1 || spanOf(td.rowspan) > 1)
  const placed = isPlaceholder ? byIndex(rows) : byFlow(rows)
  const columns = Math.max(
    1,
    ...placed.cells.map(({ column, colspan }) => column + colspan),
    ...(isPlaceholder ? rows.map((row) => row.length) : []),
  )
  const filled = fillGaps(placed.cells, Math.max(1, rows.length), columns)
  return {
    ...filled,
    covered: placed.covered,
    notation: isPlaceholder ? 'placeholder' : spans ? 'removed' : 'none',
    sound: placed.sound && filled.sound,
  }
}

const isCovered = (td: TableCell) => td.colspan === 0 || td.rowspan === 0

/** A span as an integer from 1; documents leave it out or hold text. */
const spanOf = (span: unknown): number =>
  typeof span === 'number' && span >= 1 ? Math.min(Math.trunc(span), LIMITS.table) : 1

interface Placed {
  readonly cells: readonly GridCell[]
  readonly covered: Map<string, TableCell>
  readonly sound: boolean
}

/** As in HTML: each cell takes the next free place of its row. */
function byFlow(rows: readonly (readonly TableCell[])[]): Placed {
  const taken = new Set<string>()
  const cells: GridCell[] = []
  let sound = true
  for (const [row, tds] of rows.entries()) {
    let column = 0
    for (const td of tds) {
      while (taken.has(placeOf(row, column))) column++
      const cell = claim(td, row, column, rows.length, taken)
      sound &&= cell.rowspan === spanOf(td.rowspan) && cell.colspan === spanOf(td.colspan)
      cells.push(cell)
      column += cell.colspan
    }
  }
  return { cells, covered: new Map(), sound }
}

/** With placeholders, the index in the row is the column. */
function byIndex(rows: readonly (readonly TableCell[])[]): Placed {
  const taken = new Set<string>()
  const cells: GridCell[] = []
  const covered = new Map<string, TableCell>()
  const orphans: { place: string; td: TableCell }[] = []
  let sound = true
  for (const [row, tds] of rows.entries())
    for (const [column, td] of tds.entries()) {
      const place = placeOf(row, column)
      const isTaken = taken.has(place)
      sound &&= isTaken === isCovered(td)
      if (!isTaken) {
        // A placeholder that no cell covers becomes a cell again.
        const cell = claim(isCovered(td) ? { ...td, colspan: 1, rowspan: 1 } : td, row, column, rows.length, taken)
        sound &&= cell.rowspan === spanOf(td.rowspan) && cell.colspan === spanOf(td.colspan)
        cells.push(cell)
      } else if (hasContent(td)) orphans.push({ place, td })
      else if (isCovered(td)) covered.set(place, td)
    }
  return { cells: adopt(cells, orphans), covered, sound: sound && orphans.length === 0 }
}

/** Moves the content of covered cells into the covering cell: reading a form loses no field. */
function adopt(cells: readonly GridCell[], orphans: readonly { place: string; td: TableCell }[]): readonly GridCell[] {
  if (orphans.length === 0) return cells
  const places = coverage(cells)
  return cells.map((cell) => {
    const content = orphans.filter(({ place }) => places.get(place) === cell).flatMap(({ td }) => td.list ?? [])
    return content.length === 0 ? cell : { ...cell, td: { ...cell.td, list: [...(cell.td.list ?? []), ...content] } }
  })
}

const hasContent = (td: TableCell) => isList(td.list) && td.list.length > 0

/** Takes as much of the wanted span as is free: first the width, then rows of that full width. */
function claim(td: TableCell, row: number, column: number, rows: number, taken: Set<string>): GridCell {
  let colspan = 1
  while (colspan < spanOf(td.colspan) && !taken.has(placeOf(row, column + colspan))) colspan++
  const isFree = (r: number) =>
    Array.from({ length: colspan }, (_, c) => placeOf(r, column + c)).every((place) => !taken.has(place))
  let rowspan = 1
  while (rowspan < spanOf(td.rowspan) && row + rowspan < rows && isFree(row + rowspan)) rowspan++
  const cell = { row, column, rowspan, colspan, td }
  for (const place of coverage([cell]).keys()) taken.add(place)
  return cell
}

function fillGaps(cells: readonly GridCell[], rows: number, columns: number) {
  const places = coverage(cells)
  const gaps: GridCell[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!places.has(placeOf(row, column))) gaps.push(newCell(row, column))
  return { rows, columns, cells: [...cells, ...gaps].sort(byPlace), sound: gaps.length === 0 && cells.length > 0 }
}
