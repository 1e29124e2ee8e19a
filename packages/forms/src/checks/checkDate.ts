import { canonicalDate, dateFormat, parseDate } from '../dateFormat.ts'
import type { Field } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import { isList, type Json } from '../json.ts'
import { readOption } from '../readOptions.ts'

export const formatOf = (field: Field): string => String(readOption(field, 'format') ?? '')

/** An existing day or time in the field's format. With a format that cannot be parsed, any text is accepted. */
export function checkDate(field: Field, value: Json): readonly Finding[] {
  const format = formatOf(field)
  if (typeof value !== 'string') return [finding('issue.date', { format })]
  if (!dateFormat(format)) return []
  return parseDate(value, format) ? [] : [finding('issue.date', { format })]
}

/** Two dates; the second must not be before the first. */
export function checkDates(field: Field, value: Json): readonly Finding[] {
  const format = formatOf(field)
  if (!isList(value) || value.length !== 2) return [finding('issue.dates', { format })]
  const findings = value.flatMap((day, index) => checkDate(field, day).map((finding) => ({ ...finding, at: [index] })))
  if (findings.length > 0) return findings
  const [from, to] = value.map((day) => parseDate(String(day), format))
  return from && to && canonicalDate(from) > canonicalDate(to) ? [finding('issue.dateOrder')] : []
}
