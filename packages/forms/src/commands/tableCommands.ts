import type { Applied, TableCommand } from '../command.ts'
import { dialectOf } from '../dialectOf.ts'
import type { Field, FormDocument } from '../document.ts'
import { readTable } from '../readTable.ts'
import { deleteLine, insertLine } from '../table/changeLines.ts'
import { emitTable } from '../table/emitTable.ts'
import { mergeDown, mergeRight, splitCell, type TableResult } from '../table/mergeCells.ts'
import { coverage, type GridCell, placeOf, type TableGrid } from '../tableGrid.ts'
import { changeField, done, entryOf, refuse } from './editing.ts'

const ON_CELL = { mergeDown, mergeRight, split: splitCell }

/** Merges, splits, inserts and deletes cells. Writes the result in the table's own notation, else in its dialect's. */
export function changeTable(document: FormDocument, command: TableCommand): Applied {
  const entry = entryOf(document, command.id)
  if (entry?.field.type !== 'table') return refuse(document, 'edit.gone')
  const grid = readTable(entry.field)
  const cell = coverage(grid.cells).get(placeOf(command.row, command.column))
  if (!isThere(grid, cell, command)) return refuse(document, 'edit.gone')
  const result = resultOf(grid, cell, command)
  if ('refused' in result) return refuse(document, result.refused)
  const notation = result.notation === 'none' ? notationOf(document) : result.notation
  const rows = rowsAfter(grid.rows, command)
  return done(
    changeField(document, entry, (field): Field => emitTable(field, { ...result, notation }, rows)),
    command.id,
  )
}

/** A new line can also be inserted after the last one; every other command needs an existing cell. */
function isThere(grid: TableGrid, cell: GridCell | undefined, { type, row, column }: TableCommand): boolean {
  const isLine = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index <= count
  if (type === 'insertRow') return isLine(row, grid.rows)
  return type === 'insertColumn' ? isLine(column, grid.columns) : cell !== undefined
}

function resultOf(grid: TableGrid, cell: GridCell | undefined, { type, row, column }: TableCommand): TableResult {
  if (type === 'insertRow') return insertLine(grid, 'row', row)
  if (type === 'insertColumn') return insertLine(grid, 'column', column)
  if (type === 'deleteRow') return deleteLine(grid, 'row', row)
  if (type === 'deleteColumn') return deleteLine(grid, 'column', column)
  return cell ? ON_CELL[type](grid, cell) : grid
}

const notationOf = (document: FormDocument): TableGrid['notation'] =>
  dialectOf(document) === 'C' ? 'placeholder' : 'removed'

/** For each row of the result the index of the old row that it was. */
function rowsAfter(count: number, { type, row }: TableCommand): number[] {
  const rows = Array.from({ length: count }, (_, index) => index)
  if (type === 'insertRow') return rows.toSpliced(row, 0, -1)
  return type === 'deleteRow' ? rows.toSpliced(row, 1) : rows
}
