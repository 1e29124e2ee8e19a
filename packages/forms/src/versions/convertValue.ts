import type { CompiledField } from '../compiledForm.ts'
import { emptyValue, isEmptyValue } from '../emptiness.ts'
import { isList, isObject, type Json } from '../json.ts'
import type { ValueKind } from '../valueKind.ts'
import { fromCanonical, toCanonical } from '../values/canonical.ts'

/** A value converted for another field; `lost` when some of what was entered is missing. */
export interface Converted {
  readonly value: Json
  readonly lost: boolean
}

const unchanged = (value: Json): Converted => ({ value, lost: false })

/** From a field of the old version to one of the new. Rows are converted column by column elsewhere. */
export function convertValue(from: CompiledField, to: CompiledField, value: Json): Converted {
  const [old, next] = [from.kind ?? 'any', to.kind ?? 'any']
  if (old === 'any' || next === 'any') return unchanged(value)
  if (isEmptyValue(from.field, old, value)) return unchanged(old === next ? value : emptyValue(to.field, next))
  const isDated = next === 'date' || next === 'dates'
  if (old === next && !isDated) return unchanged(value)
  const canonical = toCanonical(from.field, old, value)
  const { value: single, cut } = reduced(canonical, next)
  const converted = CONVERT[next](to, old === 'html' ? stripped(single) : single)
  if (converted === undefined || isEmptyValue(to.field, next, converted))
    return { value: emptyValue(to.field, next), lost: true }
  return { value: converted, lost: cut || losesParts(old, next, canonical, toCanonical(to.field, next, converted)) }
}

/** Where one value is wanted, a list gives its first. */
function reduced(value: Json, next: ValueKind): { value: Json; cut: boolean } {
  if (!isList(value) || LISTS.has(next) || next === 'text' || next === 'html') return { value, cut: false }
  return { value: value[0] ?? null, cut: value.length > 1 }
}

const LISTS: ReadonlySet<ValueKind> = new Set(['choices', 'path', 'dates', 'files', 'rows'])

/** Whether parts are lost: the time of a date whose new format has none; images and words of formatted text. */
function losesParts(old: ValueKind, next: ValueKind, before: Json, after: Json): boolean {
  if (old === 'html') return true
  const isDate = (kind: ValueKind) => kind === 'date' || kind === 'dates'
  if (!isDate(old) || !isDate(next)) return false
  const time = (value: Json) =>
    typeof value === 'string' && value.length > 10 && !value.endsWith('00:00:00') ? value : null
  const [oldValues, newValues] = [[before].flat(), [after].flat()]
  return oldValues.some((day, index) => time(day as Json) !== null && newValues[index] !== day)
}

const CONVERT: Readonly<Record<ValueKind, (to: CompiledField, value: Json) => Json | undefined>> = {
  text: (_, value) => plainText(value),
  html: (_, value) => escaped(plainText(value)),
  number: (_, value) => numeric(value),
  flag: (_, value) => truth(value),
  choice: (_, value) => (isScalar(value) ? value : typeof value === 'boolean' ? String(value) : undefined),
  choices: (_, value) => listOf(value),
  path: (_, value) => listOf(value),
  date: ({ field }, value) => fromCanonical(field, 'date', value),
  dates: ({ field }, value) => fromCanonical(field, 'dates', isList(value) ? value : [value, value]),
  time: ({ field }, value) => fromCanonical(field, 'time', value),
  files: () => undefined,
  rows: () => undefined,
  any: (_, value) => value,
}

const isScalar = (value: Json) => typeof value === 'string' || typeof value === 'number'

/** Values for a choice: one value makes a list of one, files and rows give none. */
function listOf(value: Json): Json | undefined {
  const list = isList(value) ? value : [value]
  return list.every(isScalar) ? list : undefined
}

/** Names of files or values of a list, joined. */
const plainText = (value: Json): string =>
  [value]
    .flat()
    .map((item) => (isObject(item) ? String(item.name ?? '') : String(item)))
    .join(', ')

/** The visible text of a rich text. */
const stripped = (value: Json): Json =>
  typeof value === 'string'
    ? value
        .replace(/<[^<>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    : value

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function numeric(value: Json): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined
}

function truth(value: Json): boolean | undefined {
  if (value === true || value === 'true' || value === 1 || value === '1') return true
  return value === false || value === 'false' || value === 0 || value === '0' ? false : undefined
}
