import { checkDate, formatOf } from '../checks/checkDate.ts'
import { canonicalDate, dateFormat, formatDate, parseDate, readCanonical } from '../dateFormat.ts'
import type { Field } from '../document.ts'
import { emptyValue } from '../emptiness.ts'
import { isList, type Json } from '../json.ts'
import { numberLimits } from '../numberLimits.ts'
import type { ValueKind } from '../valueKind.ts'

const ROW = {}
const countable = new WeakMap<readonly Json[], readonly Json[]>()

/** Rows can be counted; their values are read by their columns, since this list may be outdated. */
function rowsOf(list: readonly Json[]): readonly Json[] {
  const rows = countable.get(list) ?? list.map(() => ROW)
  countable.set(list, rows)
  return rows
}

/** A field's value as expressions see it: dates in one format, a day without time. */
export function toCanonical(field: Field, kind: ValueKind, value: Json): Json {
  if (kind === 'rows') return isList(value) ? rowsOf(value) : value
  if (kind === 'dates') return isList(value) ? value.map((day) => canonicalDay(field, day)) : value
  return kind === 'date' ? canonicalDay(field, value) : value
}

/** A text that is not a date of the field's format is null; if the format cannot be parsed, the text is kept. */
function canonicalDay(field: Field, value: Json): Json {
  const format = formatOf(field)
  if (typeof value !== 'string' || !dateFormat(format)) return value
  const parts = parseDate(value, format)
  return parts ? canonicalDate(parts).slice(0, /[Hms]/.test(format) ? undefined : 10) : null
}

/** The result of an expression as the field stores it; a result of the wrong type becomes the empty value. */
export function fromCanonical(field: Field, kind: ValueKind, result: Json): Json {
  const fitting = result === null ? undefined : FITS[kind](field, result)
  return fitting === undefined ? emptyValue(field, kind) : fitting
}

const text = (_: Field, result: Json) => (typeof result === 'object' ? undefined : String(result))
const list = (_: Field, result: Json) => (isList(result) ? result : undefined)

/** By kind: the result in the field's form, undefined where it has none. */
const FITS: Readonly<Record<ValueKind, (field: Field, result: Json) => Json | undefined>> = {
  number: (field, result) => (typeof result === 'number' ? rounded(field, result) : undefined),
  flag: (_, result) => result === true,
  text,
  html: text,
  date: written,
  time: (field, result) => (checkDate(field, result).length === 0 ? result : undefined),
  dates: (field, result) => (isList(result) ? result.map((day) => written(field, day) ?? '') : undefined),
  choice: (_, result) => (typeof result === 'object' ? undefined : result),
  choices: list,
  path: list,
  files: list,
  rows: list,
  any: (_, result) => result,
}

function rounded(field: Field, value: number): number {
  const { digits } = numberLimits(field)
  return digits === null ? value : Number(value.toFixed(digits))
}

function written(field: Field, day: Json): string | undefined {
  const parts = typeof day === 'string' ? readCanonical(day) : undefined
  return parts && formatDate(parts, formatOf(field))
}
