import type { Field } from './document.ts'
import { emptyValue } from './emptiness.ts'
import { isList, type Json } from './json.ts'
import { readOption } from './readOptions.ts'
import { valueKindOf } from './valueKind.ts'

/**
 * What a field begins with. A range takes `rangeDefaultValue` (newer originals forget it), a batch as many empty rows
 * as `minLimit` says (dialect C), uploads read the JSON text that the original keeps there.
 */
export function defaultValue(field: Field): Json {
  const kind = valueKindOf(field)
  if (!kind) return null
  if (kind === 'dates') return usable(readOption(field, 'rangeDefaultValue'), []) ?? ''
  if (kind === 'files') return filesOf(readOption(field, 'defaultValue'))
  if (kind === 'rows') return Array.from({ length: minRows(field) }, () => emptyRow(field))
  const given = readOption(field, 'defaultValue')
  const listed = kind === 'choices' || kind === 'path'
  if (given === undefined || given === null || (listed && !isList(given))) return emptyValue(field, kind)
  return given
}

/** A new row: the default of every column, without the key that the renderer gives it. */
export function emptyRow(batch: Field): Readonly<Record<string, Json>> {
  const columns = (batch.list ?? []).filter((column) => valueKindOf(column) && typeof column.model === 'string')
  return Object.fromEntries(columns.map((column) => [column.model as string, defaultValue(column)]))
}

/** The rows that a batch has at least (dialect C). */
export function minRows(field: Field): number {
  const limit = readOption(field, 'minLimit')
  return typeof limit === 'number' && limit > 0 ? Math.min(Math.trunc(limit), 100) : 0
}

const usable = (value: Json | undefined, none: readonly Json[]): Json | undefined =>
  isList(value) && value.length > none.length ? value : undefined

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
