import { addDays, instant, localDay } from '../../apps/server/src/core/time/local.ts'
import { TIMEZONE } from '../../apps/server/src/demo/calendar.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the clocks of the pictures show, in milliseconds. */
    pictureTime: number
  }
}

const weekday = (day: string) => new Date(day).getUTCDay()

/** The next working day at twenty to ten. Not in the past: a browser drops a cookie that has expired. */
export function pictureTime(): Date {
  const at = (day: string) => instant(`${day} 09:40:00`, TIMEZONE)
  let day = localDay(new Date(), TIMEZONE)
  while (at(day) < new Date() || [0, 6].includes(weekday(day))) day = addDays(day, 1)
  return at(day)
}
