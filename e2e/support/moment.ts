import { addDays, instant, localDay } from '../../apps/server/src/core/time/local.ts'
import { MINUTE, TIMEZONE } from '../../apps/server/src/demo/calendar.ts'

/** Longer than any file of tests takes. */
const FILE = 15 * MINUTE

const weekday = (day: string) => new Date(day).getUTCDay()
const WORKING = [1, 2, 3, 4, 5]
const SATURDAY = [6]

/** When it is that hour of the bank next, on such a day. Not in the past: a browser drops a cookie that has expired. */
function nextAt(hour: string, days: readonly number[]): Date {
  const at = (day: string) => instant(`${day} ${hour}:00`, TIMEZONE)
  let day = localDay(new Date(), TIMEZONE)
  while (at(day) < new Date() || !days.includes(weekday(day))) day = addDays(day, 1)
  return at(day)
}

export const workingDayAt = (hour: string): Date => nextAt(hour, WORKING)

/**
 * When a run of browser tests takes place: `07:00` on the next working day, `Saturday 10:00`, or without a wish now. Who begins
 * shortly before midnight works in the day that comes, so that no test has two of them.
 */
export function momentOf(wish: string | undefined): Date {
  const [, saturday, hour] = /^(Saturday )?(\d\d:\d\d)$/.exec(wish ?? '') ?? []
  if (hour) return nextAt(hour, saturday ? SATURDAY : WORKING)
  if (wish) throw new Error(`E2E_CLOCK is ${wish}, but an hour was expected, such as 07:00 or Saturday 10:00`)
  const now = new Date()
  const next = localDay(new Date(now.getTime() + FILE), TIMEZONE)
  return next === localDay(now, TIMEZONE) ? now : instant(`${next} 00:00:00`, TIMEZONE)
}
