import type { Instant } from './definition.ts'

/** Minutes of the day, `from` before `to`, at most 1440. */
export type Shift = readonly [from: number, to: number]

/**
 * The working hours. `week`: from Monday to Sunday; `days`: holidays (no shifts) and extra working days, `YYYY-MM-DD`.
 * `offset`: current minutes of the business time zone ahead of UTC.
 */
export interface WorkCalendar {
  readonly offset: number
  readonly week: readonly (readonly Shift[])[]
  readonly days: Readonly<Record<string, readonly Shift[]>>
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A calendar without work for so long is ignored; the clock is used instead. */
const MOST_DAYS = 400

/** The instant some hours later by the clock. */
export const hoursLater = (from: Instant, hours: number): Instant => from + Math.round(hours * HOUR)

/** The instant after so many working hours. Falls back to the clock if the calendar has no work. */
export function workingHoursLater(calendar: WorkCalendar, from: Instant, hours: number): Instant {
  let remaining = Math.round(hours * HOUR)
  const local = from + calendar.offset * MINUTE
  const today = Math.floor(local / DAY) * DAY
  for (let day = today; day < today + MOST_DAYS * DAY; day += DAY)
    for (const [opens, closes] of shiftsOn(calendar, day)) {
      const start = Math.max(day + opens * MINUTE, local)
      const end = day + closes * MINUTE
      if (end <= start) continue
      if (remaining <= end - start) return start + remaining - calendar.offset * MINUTE
      remaining -= end - start
    }
  return hoursLater(from, hours)
}

function shiftsOn({ week, days }: WorkCalendar, day: Instant): readonly Shift[] {
  const date = new Date(day)
  const name = date.toISOString().slice(0, 10)
  // 1970-01-01 was a Thursday; getUTCDay counts from Sunday.
  const regular = week[(date.getUTCDay() + 6) % 7] ?? []
  return (Object.hasOwn(days, name) ? (days[name] ?? []) : regular).toSorted(([a], [b]) => a - b)
}
