import type { Applied, ColumnCommand } from '../command.ts'
import type { Column, Field, FormDocument } from '../document.ts'
import { isList, isObject } from '../json.ts'
import { changeField, done, entryOf, refuse } from './editing.ts'

/** Adds, moves, changes and removes a column of tabs or of a grid; the last one stays. */
export function changeColumns(document: FormDocument, command: ColumnCommand): Applied {
  const entry = entryOf(document, command.id)
  if (!entry || (entry.field.type !== 'tabs' && entry.field.type !== 'grid')) return refuse(document, 'edit.gone')
  const columns: readonly Column[] = isList(entry.field.columns) ? entry.field.columns : []
  if (command.type !== 'addColumn' && !columns[command.index]) return refuse(document, 'edit.gone')
  if (command.type === 'removeColumn' && columns.length === 1) return refuse(document, 'edit.onlyColumn')
  if (command.type === 'addColumn' && !isObject(command.column)) return refuse(document, 'edit.noPlace')
  const next = changed(columns, command)
  return done(
    changeField(document, entry, (field): Field => ({ ...field, columns: next })),
    command.id,
  )
}

function changed(columns: readonly Column[], command: ColumnCommand): readonly Column[] {
  if (command.type === 'addColumn') return [...columns, command.column as Column]
  const column = columns[command.index] ?? {}
  if (command.type === 'setColumn') return columns.with(command.index, { ...column, [command.property]: command.value })
  const others = columns.toSpliced(command.index, 1)
  if (command.type === 'moveColumn') return others.toSpliced(command.to, 0, column)
  // No field is lost with a removed column: its fields move to the previous column, or to the next one.
  const heir = Math.max(0, command.index - 1)
  const moved = column.list ?? []
  return others.map((other, index) =>
    index === heir && moved.length > 0 ? { ...other, list: joined(other, moved, command.index) } : other,
  )
}

const joined = (heir: Column, moved: readonly Field[], from: number): readonly Field[] =>
  from === 0 ? [...moved, ...(heir.list ?? [])] : [...(heir.list ?? []), ...moved]
