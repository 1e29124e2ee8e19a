import { addDays, instant, localDay } from '../../apps/server/src/core/time/local.ts'
import { MINUTE, TIMEZONE } from '../../apps/server/src/demo/calendar.ts'

/** Longer than any test file takes. */
const FILE = 15 * MINUTE

const weekday = (day: string) => new Date(day).getUTCDay()
const WORKING = [1, 2, 3, 4, 5]
const SATURDAY = [6]

/**
 * The next time that it is this hour of the bank on one of these days. Not in the past: a browser drops expired
 * cookies.
 */
function nextAt(hour: string, days: readonly number[]): Date {
  const momentOn = (day: string) => instant(`${day} ${hour}:00`, TIMEZONE)
  let day = localDay(new Date(), TIMEZONE)
  while (momentOn(day) < new Date() || !days.includes(weekday(day))) day = addDays(day, 1)
  return momentOn(day)
}

export const workingDayAt = (hour: string): Date => nextAt(hour, WORKING)

/**
 * The moment of a run of browser tests: `07:00` on the next working day, `Saturday 10:00`, or now without a request. A
 * run that starts shortly before midnight uses the next day, so that no test spans two days.
 */
export function momentOf(request: string | undefined): Date {
  const [, saturday, hour] = /^(Saturday )?(\d\d:\d\d)$/.exec(request ?? '') ?? []
  if (hour) return nextAt(hour, saturday ? SATURDAY : WORKING)
  if (request) throw new Error(`E2E_CLOCK is ${request}, but an hour was expected, such as 07:00 or Saturday 10:00`)
  const now = new Date()
  const next = localDay(new Date(now.getTime() + FILE), TIMEZONE)
  return next === localDay(now, TIMEZONE) ? now : instant(`${next} 00:00:00`, TIMEZONE)
}
