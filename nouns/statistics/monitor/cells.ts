import type { Total } from './measures.ts'
import { dataType } from './measures.ts'

/** What is known of a unit: a number, a day `YYYY-MM-DD`, a text, or a part of a whole. */
export type Raw = number | string | { readonly part: number; readonly of: number } | null

export const signs = ['<', '<=', '=', '>=', '>'] as const
export const tones = ['bad', 'waits'] as const
export type Tone = (typeof tones)[number]

/** The colour of a value that is so much less or more than a number. */
export type WarnRule = { readonly sign: (typeof signs)[number]; readonly value: number; readonly tone: Tone }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MILLISECONDS = 86_400_000

/**
 * The number of a value, for formulas and colours: a day counts as the days from `today` to it, a part as its share of the whole
 * in per cent; texts have none.
 */
export function numberOf(raw: Raw, today: string): number | null {
  if (raw === null || typeof raw === 'number') return raw
  if (typeof raw === 'string') return DAY.test(raw) ? (Date.parse(raw) - Date.parse(today)) / MILLISECONDS : null
  return raw.of === 0 ? null : (raw.part / raw.of) * 100
}

const compare: Readonly<Record<WarnRule['sign'], (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
}

/** Lights without rules of their own: 1 normal, 2 to watch, 3 abnormal. */
const ofLights: readonly WarnRule[] = [
  { sign: '>=', value: 3, tone: 'bad' },
  { sign: '>=', value: 2, tone: 'waits' },
]

/** The colour of a number: that of the first rule that holds. */
export function toneOf(rules: readonly WarnRule[], type: number, value: number | null): Tone | undefined {
  if (value === null) return undefined
  const own = rules.length === 0 && type === dataType.light ? ofLights : rules
  return own.find(({ sign, value: limit }) => compare[sign](value, limit))?.tone
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** A value as it is shown: whole numbers, per cent with one digit, `2/3`. */
export function shownOf(raw: Raw, type: number): string | number | null {
  if (raw === null || typeof raw === 'string') return raw
  if (typeof raw === 'number') return rounded(raw, type === dataType.percent ? 1 : 0)
  return raw.of === 0 ? null : `${raw.part}/${raw.of}`
}

/** The values of several units as one. */
export function totalOf(total: Total, all: readonly Raw[]): Raw {
  const values = all.filter((raw) => raw !== null)
  const [first] = values
  if (first === undefined || total === 'none') return null
  if (typeof first === 'object') {
    const pairs = values.filter((raw) => typeof raw === 'object')
    return { part: sum(pairs.map(({ part }) => part)), of: sum(pairs.map(({ of }) => of)) }
  }
  if (typeof first === 'string')
    return (
      values
        .map(String)
        .toSorted()
        .at(total === 'least' ? 0 : -1) ?? null
    )
  const numbers = values.map(Number)
  if (total === 'sum') return sum(numbers)
  if (total === 'mean') return sum(numbers) / numbers.length
  return total === 'least' ? Math.min(...numbers) : Math.max(...numbers)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
