import type { Field } from './document.ts'
import { isList, type Json } from './json.ts'
import type { ValueKind } from './valueKind.ts'

/** A rich text that shows nothing: tags without words and without a picture. */
const isBlankHtml = (html: string): boolean =>
  !/<(img|video|audio|iframe|table|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|[\s\u00a0]/g, '') === ''

/**
 * Whether "required" finds nothing. A number 0 and a switch that is off are answers; no star of a rating is none, since
 * nobody can take a rating back otherwise.
 */
export function isEmptyValue(field: Field, kind: ValueKind, value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (isList(value)) return value.length === 0 || (kind === 'dates' && value.every((day) => day === '' || day === null))
  if (kind === 'html') return typeof value === 'string' && isBlankHtml(value)
  return field.type === 'rate' && value === 0
}

/** What a field holds while nothing is entered, and what `clear` leaves of a hidden one. */
export function emptyValue(field: Field, kind: ValueKind): Json {
  if (kind === 'choices' || kind === 'path' || kind === 'files' || kind === 'rows') return []
  if (kind === 'flag') return false
  if (kind === 'number') return field.type === 'rate' || field.type === 'slider' ? 0 : null
  if (kind === 'choice' || kind === 'any') return null
  return ''
}

/** A nothing in the form that the field's type has for it: a list where lists are expected, '' where texts are. */
export function tidyEmpty(field: Field, kind: ValueKind, value: Json): Json {
  const free = kind === 'choice' || kind === 'any'
  return isEmptyValue(field, kind, value) && !(free && value === '') ? emptyValue(field, kind) : value
}
