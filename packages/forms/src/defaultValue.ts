import type { Field } from './document.ts'
import { emptyValue } from './emptiness.ts'
import { isList, type Json } from './json.ts'
import { readOption } from './readOptions.ts'
import { valueKindOf } from './valueKind.ts'

/**
 * The initial value of a field. A range uses `rangeDefaultValue` (newer originals ignore it), a batch has `minLimit`
 * empty rows (dialect C), uploads parse the JSON text in which the original stores the list.
 */
export function defaultValue(field: Field): Json {
  const kind = valueKindOf(field)
  if (!kind) return null
  if (kind === 'dates') return usable(readOption(field, 'rangeDefaultValue'), []) ?? ''
  if (kind === 'files') return filesOf(readOption(field, 'defaultValue'))
  if (kind === 'rows') return Array.from({ length: minRows(field) }, () => emptyRow(field))
  const stored = readOption(field, 'defaultValue')
  const listed = kind === 'choices' || kind === 'path'
  if (stored === undefined || stored === null || (listed && !isList(stored))) return emptyValue(field, kind)
  return stored
}

/** A new row: the default of every column, without the key that the renderer adds. */
export function emptyRow(batch: Field): Readonly<Record<string, Json>> {
  const columns = (batch.list ?? []).filter((column) => valueKindOf(column) && typeof column.model === 'string')
  return Object.fromEntries(columns.map((column) => [column.model as string, defaultValue(column)]))
}

/** The minimum number of rows of a batch (dialect C). */
export function minRows(field: Field): number {
  const limit = readOption(field, 'minLimit')
  return typeof limit === 'number' && limit > 0 ? Math.min(Math.trunc(limit), 100) : 0
}

const usable = (value: Json | undefined, minimum: readonly Json[]): Json | undefined =>
  isList(value) && value.length > minimum.length ? value : undefined

function filesOf(value: Json | undefined): Json {
  if (isList(value)) return value
  if (typeof value !== 'string') return []
  try {
    const parsed = JSON.parse(value) as Json
    return isList(parsed) ? parsed : []
  } catch {
    return []
  }
}
