import { daysOfPeriod, partsOfPeriod, periodBefore, periodOf, periodType } from '@shouya/noun/period'

/** The days of a period up to now, and what belongs to it. */
export type Span = {
  readonly key: string
  readonly first: string
  readonly last: string
  /** Today, or the last day of the period once that is over: days count from it. */
  readonly day: string
  /** The periods whose self-checks count: a year is checked by its halves, too. */
  readonly keys: readonly string[]
  /** The month and the quarter of `day`. */
  readonly month: string
  readonly quarter: string
}

const { half, year, day: single } = periodType

/** The calendar's own name of a day: that of 31 February is another one. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day)
}

/** A half-year, a year or a day that has begun; undefined for any other. */
export function spanOf(key: string, today: string): Span | undefined {
  const { type, year: number } = partsOfPeriod(key)
  if (type !== half && type !== year && type !== single) return undefined
  if (type === single && !isDay(key)) return undefined
  const { first, last } = daysOfPeriod(key)
  if (first > today) return undefined
  const day = last < today ? last : today
  return {
    ...{ key, first, last, day },
    keys: type === year ? [key, `${number}H1`, `${number}H2`] : [key],
    month: periodOf(periodType.month, day),
    quarter: periodOf(periodType.quarter, day),
  }
}

/** The half-years to choose from with their years: the last ones first. */
export function periodsUntil(today: string, halves: number): string[] {
  const keys: string[] = []
  let key = periodOf(half, today)
  for (let index = 0; index < halves; index++) {
    const ofYear = key.slice(0, 4)
    if (!keys.includes(ofYear)) keys.push(ofYear)
    keys.push(key)
    key = periodBefore(key)
  }
  return keys
}
