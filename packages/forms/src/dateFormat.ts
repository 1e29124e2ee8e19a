/** The parts of a date and time; `month` and `day` count from 1. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

type Part = keyof DateParts

/** The tokens of dayjs that can be parsed, longer ones first. */
const TOKENS: Readonly<Record<string, { part: Part; digits: string }>> = {
  YYYY: { part: 'year', digits: '\\d{4}' },
  MM: { part: 'month', digits: '\\d{2}' },
  DD: { part: 'day', digits: '\\d{2}' },
  HH: { part: 'hour', digits: '\\d{2}' },
  mm: { part: 'minute', digits: '\\d{2}' },
  ss: { part: 'second', digits: '\\d{2}' },
  M: { part: 'month', digits: '\\d{1,2}' },
  D: { part: 'day', digits: '\\d{1,2}' },
  H: { part: 'hour', digits: '\\d{1,2}' },
  m: { part: 'minute', digits: '\\d{1,2}' },
  s: { part: 'second', digits: '\\d{1,2}' },
}

const SPLIT = /(YYYY|MM|DD|HH|mm|ss|[MDHms])/

interface Format {
  readonly pieces: readonly string[]
  readonly pattern: RegExp
  readonly parts: readonly Part[]
}

const formats = new Map<string, Format | undefined>()

/** A format that can be parsed: known tokens, no duplicates, no other Latin letters. undefined otherwise. */
export function dateFormat(format: string): Format | undefined {
  if (formats.has(format)) return formats.get(format)
  const read = build(format)
  // Formats come from documents, so the cache has to be bounded.
  if (formats.size > 200) formats.clear()
  formats.set(format, read)
  return read
}

function build(format: string): Format | undefined {
  const pieces = format.split(SPLIT).filter((piece) => piece !== '')
  const parts = pieces.flatMap((piece) => TOKENS[piece]?.part ?? [])
  const foreign = pieces.some((piece) => !TOKENS[piece] && /[A-Za-z]/.test(piece))
  if (foreign || parts.length === 0 || parts.length !== new Set(parts).size || format.length > 50) return undefined
  const source = pieces.map((piece) =>
    TOKENS[piece] ? `(${TOKENS[piece].digits})` : piece.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'),
  )
  return { pieces, parts, pattern: new RegExp(`^${source.join('')}$`) }
}

/** The parts of an existing day and time in a format. Parts that the format lacks get their smallest value. */
export function parseDate(text: string, format: string): DateParts | undefined {
  const read = dateFormat(format)
  const match = read?.pattern.exec(text)
  if (!read || !match) return undefined
  const matched = Object.fromEntries(read.parts.map((part, index) => [part, Number(match[index + 1])]))
  const parts: DateParts = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ...matched }
  return exists(parts) ? parts : undefined
}

function exists({ year, month, day, hour, minute, second }: DateParts): boolean {
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return false
  const last = new Date(Date.UTC(2000, month, 0))
  // Year 2000 has a 29th of February; for other years the rule below decides.
  if (month === 2 && day === 29) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day <= (month === 2 ? 28 : last.getUTCDate())
}

/** A date in a format; a format that cannot be parsed is returned as it is. */
export function formatDate(parts: DateParts, format: string): string {
  const read = dateFormat(format)
  if (!read) return format
  return read.pieces
    .map((piece) => {
      const token = TOKENS[piece]
      return token ? String(parts[token.part]).padStart(piece.length, '0') : piece
    })
    .join('')
}

const CANONICAL = 'YYYY-MM-DD HH:mm:ss'

/** `YYYY-MM-DD HH:mm:ss`, which sorts as text. */
export const canonicalDate = (parts: DateParts): string => formatDate(parts, CANONICAL)

/** Parses a canonical date, with or without time. */
export const readCanonical = (text: string): DateParts | undefined =>
  parseDate(text, CANONICAL) ?? parseDate(text, 'YYYY-MM-DD HH:mm') ?? parseDate(text, 'YYYY-MM-DD')
