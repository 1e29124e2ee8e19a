import { CronExpressionParser } from 'cron-parser'
import { localTime } from './local.ts'

const HOUR = 3_600_000
/** Minute, hour, day, month, weekday; no seconds, no words such as `@daily`. */
const FIVE_FIELDS = /^\S+( \S+){4}$/

type Clock = { readonly now: Date; readonly timezone: string }

/** The next dates of a line of cron; null if it is none, or never due. */
export function nextDates(line: string, { now, timezone }: Clock, count: number): Date[] | null {
  if (!FIVE_FIELDS.test(line)) return null
  try {
    const dates = CronExpressionParser.parse(line, { currentDate: now, tz: timezone })
    return Array.from({ length: count }, () => dates.next().toDate())
  } catch {
    return null
  }
}

/** Its last date up to now; null if it is no line of cron or never was due. */
export function lastDate(line: string, { now, timezone }: Clock): Date | null {
  if (!FIVE_FIELDS.test(line)) return null
  try {
    // `prev` leaves out the date itself.
    return CronExpressionParser.parse(line, { currentDate: new Date(now.getTime() + 1), tz: timezone })
      .prev()
      .toDate()
  } catch {
    return null
  }
}

/** Whether it is due more often than hourly within its next dates. */
export const isTooOften = (dates: readonly Date[]): boolean =>
  dates.some((date, index) => index > 0 && date.getTime() - (dates[index - 1]?.getTime() ?? 0) < HOUR)

/** Dates as texts of the wire. */
export const datesInWords = (dates: readonly Date[], timezone: string): string[] =>
  dates.map((date) => localTime(date, timezone))
