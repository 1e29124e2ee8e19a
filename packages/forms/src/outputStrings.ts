import type { Values } from './document.ts'
import type { Json } from './json.ts'

const PREFIX = 'k-form-design#'

/**
 * The values with every non-text written as text (the original's `outputString`, forms.md 1.5):
 * `k-form-design#number#7`, `k-form-design#object#["a"]`. A text that begins with the mark is marked as text itself.
 */
export const encodeStrings = (values: Values): Readonly<Record<string, string | undefined>> =>
  mapValues(values, (value) => (value === undefined ? undefined : encode(value)))

/**
 * The inverse, also for what the original wrote: other values stay as they are, JSON may contain `#`, and `false` is
 * false (the original reads it as true). What cannot be parsed as its type stays text.
 */
export const decodeStrings = (values: Values): Values => mapValues(values, decode)

/** Through entries without a prototype: a model may have any name. */
const mapValues = <T>(values: Values, change: (value: Json | undefined) => T) =>
  Object.fromEntries(Object.entries(values).map(([model, value]) => [model, change(value)]))

function encode(value: Json): string {
  if (typeof value === 'string') return value.startsWith(PREFIX) ? `${PREFIX}string#${value}` : value
  return `${PREFIX}${typeof value}#${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
}

function decode(value: Json | undefined): Json | undefined {
  if (typeof value !== 'string' || !value.startsWith(PREFIX)) return value
  const end = value.indexOf('#', PREFIX.length)
  const type = value.slice(PREFIX.length, end)
  const text = value.slice(end + 1)
  if (end < 0) return value
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : value)
  const parsed = parsedOr(value, text)
  return (type === 'number' && typeof parsed === 'number') || (type === 'object' && typeof parsed === 'object')
    ? parsed
    : value
}

function parsedOr(fallback: Json, text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return fallback
  }
}
