import { date, time } from '@shouya/contract/fields'
import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { type Cell, cellText } from './cellText.ts'

/** The kind of a column in an imported sheet; `text` where the wire has the dictionary's code as text. */
export type CellKind = 'text' | 'number' | 'bool' | 'date' | 'time' | { readonly dict: string; readonly text?: true }

/** Words for values in any language: dictionary code and lower-case word or code → code. */
export type Words = ReadonlyMap<string, string>

const langs: readonly Lang[] = ['CN', 'HK', 'US']
const wordsFor = (key: MessageKey, ...symbols: string[]) =>
  new Set([...symbols, ...langs.map((lang) => message(lang, key).toLowerCase())])
const yes = wordsFor('excel.yes', '1', 'true')
const falseWords = wordsFor('excel.no', '0', 'false')

type Read = { value: unknown } | { reason: MessageKey }

/** A cell in the format of the wire: spreadsheets turn codes into numbers, dates and times into instants. */
export function cellValue(cell: Exclude<Cell, null>, kind: CellKind, words: Words): Read {
  const text = cellText(cell)
  if (kind === 'text') return { value: text }
  if (kind === 'number') {
    const number = Number(text)
    return Number.isFinite(number) ? { value: number } : { reason: 'import.number' }
  }
  if (kind === 'bool') {
    const word = text.toLowerCase()
    return yes.has(word) ? { value: true } : falseWords.has(word) ? { value: false } : { reason: 'import.yesNo' }
  }
  if (kind === 'date') {
    const day = text.replace(/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/, (_, y, m, d) => [y, pad(m), pad(d)].join('-'))
    return date.safeParse(day).success ? { value: day } : { reason: 'import.date' }
  }
  if (kind === 'time') {
    const hour = hourOf(cell).replace(/^(\d):/, '0$1:')
    return time.safeParse(hour).success ? { value: hour } : { reason: 'import.time' }
  }
  const code = words.get(`${kind.dict} ${text.toLowerCase()}`)
  if (code === undefined) return { reason: 'input.dict' }
  return { value: kind.text ? code : Number(code) }
}

const pad = (part: string) => part.padStart(2, '0')

/** `HH:mm` of a text with or without seconds, of an instant, or of a fraction of a day. */
function hourOf(cell: Exclude<Cell, null>): string {
  if (cell instanceof Date) return rounded(cell.getTime())
  if (typeof cell === 'number') return cell >= 0 && cell < 1 ? rounded(cell * 86_400_000) : ''
  return cellText(cell).replace(/:\d\d$/, (seconds, offset: number) => (offset > 2 ? '' : seconds))
}

/** A fraction of a day rarely is a whole minute. */
const rounded = (milliseconds: number) =>
  new Date(Math.round(milliseconds / 60_000) * 60_000).toISOString().slice(11, 16)
