import type { Instant } from './definition.ts'

/** Minutes of the day, `from` before `to`, at most 1440. */
export type Shift = readonly [from: number, to: number]

/**
 * When people work. `week`: from Monday to Sunday; `days`: holidays (no shifts) and days worked instead, `YYYY-MM-DD`.
 * `offset`: minutes of the business time zone before UTC, as of now.
 */
export interface WorkCalendar {
  readonly offset: number
  readonly week: readonly (readonly Shift[])[]
  readonly days: Readonly<Record<string, readonly Shift[]>>
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A calendar in which nobody works for so long says nothing; the clock goes on instead. */
const MOST_DAYS = 400

/** The instant some hours later by the clock. */
export const hoursLater = (from: Instant, hours: number): Instant => from + Math.round(hours * HOUR)

/** The instant by which so many hours have been worked. Falls back on the clock where the calendar has no work. */
export function workingHoursLater(calendar: WorkCalendar, from: Instant, hours: number): Instant {
  let left = Math.round(hours * HOUR)
  const local = from + calendar.offset * MINUTE
  const today = Math.floor(local / DAY) * DAY
  for (let day = today; day < today + MOST_DAYS * DAY; day += DAY)
    for (const [opens, closes] of shiftsOn(calendar, day)) {
      const start = Math.max(day + opens * MINUTE, local)
      const end = day + closes * MINUTE
      if (end <= start) continue
      if (left <= end - start) return start + left - calendar.offset * MINUTE
      left -= end - start
    }
  return hoursLater(from, hours)
}

function shiftsOn({ week, days }: WorkCalendar, day: Instant): readonly Shift[] {
  const date = new Date(day)
  const name = date.toISOString().slice(0, 10)
  // 1970 began on a Thursday; getUTCDay counts from Sunday.
  const usual = week[(date.getUTCDay() + 6) % 7] ?? []
  return (Object.hasOwn(days, name) ? (days[name] ?? []) : usual).toSorted(([a], [b]) => a - b)
}
