/** The codes of dictionary period_type for periods that follow each other; weeks and single dates have no key. */
export const periodType = { day: 1, month: 3, quarter: 4, half: 5, year: 6 } as const

export type PeriodType = (typeof periodType)[keyof typeof periodType]

/** The key of a period: `2026-03-02`, `2026-03`, `2026Q1`, `2026H1` or `2026`. */
export const PERIOD_KEY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|Q[1-4]|H[12])?$/

/** A period in its parts: `part` is the month 1 to 12, the quarter 1 to 4, the half 1 or 2; of a day its month, else 1. */
export type PeriodParts = { readonly type: PeriodType; readonly year: number; readonly part: number }

const { day: daily, month, quarter, half, year: yearly } = periodType

/** How many months a period of a type has; days are no months. */
const MONTHS = { [month]: 1, [quarter]: 3, [half]: 6, [yearly]: 12 } as const
const LETTER = { [quarter]: 'Q', [half]: 'H' } as const

const two = (number: number) => String(number).padStart(2, '0')
const four = (number: number) => String(number).padStart(4, '0')

/** The key of the part of a year that a type divides it into. */
function keyOf(type: Exclude<PeriodType, typeof daily>, year: number, part: number): string {
  if (type === yearly) return four(year)
  return type === month ? `${four(year)}-${two(part)}` : `${four(year)}${LETTER[type]}${part}`
}

/** The key of the period of a type that has a day, `YYYY-MM-DD`. */
export function periodOf(type: PeriodType, day: string): string {
  if (type === daily) return day
  const monthOfDay = Number(day.slice(5, 7))
  return keyOf(type, Number(day.slice(0, 4)), Math.ceil(monthOfDay / MONTHS[type]))
}

/** The type of a period, its year and which part of the year it is, from its key (`PERIOD_KEY`). */
export function partsOfPeriod(key: string): PeriodParts {
  const [year, rest] = [Number(key.slice(0, 4)), key.slice(4)]
  if (rest === '') return { type: yearly, year, part: 1 }
  if (rest.startsWith('Q')) return { type: quarter, year, part: Number(rest.slice(1)) }
  if (rest.startsWith('H')) return { type: half, year, part: Number(rest.slice(1)) }
  return { type: rest.length === 3 ? month : daily, year, part: Number(rest.slice(1, 3)) }
}

/** The first and the last day of a period, `YYYY-MM-DD`. */
export function daysOfPeriod(key: string): { readonly first: string; readonly last: string } {
  const { type, year, part } = partsOfPeriod(key)
  if (type === daily) return { first: key, last: key }
  const end = part * MONTHS[type]
  const first = `${four(year)}-${two(end - MONTHS[type] + 1)}-01`
  // The day before the first of the next month.
  const last = new Date(`${first.slice(0, 5)}${two(end)}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { first, last: last.toISOString().slice(0, 10) }
}

/** The period of the same type right before one. */
export function periodBefore(key: string): string {
  const before = new Date(`${daysOfPeriod(key).first}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return periodOf(partsOfPeriod(key).type, before.toISOString().slice(0, 10))
}
