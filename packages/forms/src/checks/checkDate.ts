import { canonicalDate, dateFormat, parseDate } from '../dateFormat.ts'
import type { Field } from '../document.ts'
import { type Finding, found } from '../issue.ts'
import { isList, type Json } from '../json.ts'
import { readOption } from '../readOptions.ts'

export const formatOf = (field: Field): string => String(readOption(field, 'format') ?? '')

/**
 * A text in the field's format that is an existing day or time. With a format that cannot be parsed, any text is
 * accepted.
 */
export function checkDate(field: Field, value: Json): readonly Finding[] {
  const format = formatOf(field)
  if (typeof value !== 'string') return [found('issue.date', { format })]
  if (!dateFormat(format)) return []
  return parseDate(value, format) ? [] : [found('issue.date', { format })]
}

/** Two dates; the second must not be before the first. */
export function checkDates(field: Field, value: Json): readonly Finding[] {
  const format = formatOf(field)
  if (!isList(value) || value.length !== 2) return [found('issue.dates', { format })]
  const findings = value.flatMap((day, index) => checkDate(field, day).map((finding) => ({ ...finding, at: [index] })))
  if (findings.length > 0) return findings
  const [from, to] = value.map((day) => parseDate(String(day), format))
  return from && to && canonicalDate(from) > canonicalDate(to) ? [found('issue.dateOrder')] : []
}
