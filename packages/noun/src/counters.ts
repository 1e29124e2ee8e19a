import type { Counter } from './noun.ts'
import { periodOf } from './period.ts'

const DAY = 86_400_000

/** The last days until `today`. */
export const lastDays = (today: string, count: number) => ({
  begin_date: new Date(Date.parse(today) - (count - 1) * DAY).toISOString().slice(0, 10),
  end_date: today,
})

/** The filters that a counter counts by on a day. */
export const filtersOf = (
  { list: _, tile: __, days, upcoming, period, ...filters }: Counter,
  today: string,
): Readonly<Record<string, unknown>> => ({
  ...filters,
  ...(days === undefined ? {} : lastDays(today, days)),
  ...(upcoming && { begin_date: today }),
  ...(period && { period_key: periodOf(period, today) }),
})
