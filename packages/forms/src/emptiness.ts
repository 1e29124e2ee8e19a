import type { Field } from './document.ts'
import { isList, type Json } from './json.ts'
import type { ValueKind } from './valueKind.ts'

/** Rich text without visible content: tags without text and images. */
const isBlankHtml = (html: string): boolean =>
  !/<(img|video|audio|iframe|table|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|[\s\u00a0]/g, '') === ''

/**
 * Whether a required field counts as empty. The number 0 and a switch that is off are values; a rating without stars is
 * empty, since a rating could not be cleared otherwise.
 */
export function isEmptyValue(field: Field, kind: ValueKind, value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (isList(value)) return value.length === 0 || (kind === 'dates' && value.every((day) => day === '' || day === null))
  if (kind === 'html') return typeof value === 'string' && isBlankHtml(value)
  return field.type === 'rate' && value === 0
}

/** The value of a field while nothing is entered, and of a hidden one under `clear`. */
export function emptyValue(field: Field, kind: ValueKind): Json {
  if (kind === 'choices' || kind === 'path' || kind === 'files' || kind === 'rows') return []
  if (kind === 'flag') return false
  if (kind === 'number') return field.type === 'rate' || field.type === 'slider' ? 0 : null
  if (kind === 'choice' || kind === 'any') return null
  return ''
}

/** Normalises an empty value to the empty value of the field's type: a list for lists, '' for texts. */
export function tidyEmpty(field: Field, kind: ValueKind, value: Json): Json {
  const free = kind === 'choice' || kind === 'any'
  return isEmptyValue(field, kind, value) && !(free && value === '') ? emptyValue(field, kind) : value
}
