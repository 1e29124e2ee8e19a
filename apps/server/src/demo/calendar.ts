import { addDays, instant, localDay, localTime } from '../core/time/local.ts'

export const TIMEZONE = 'Asia/Shanghai'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export type Calendar = {
  readonly now: number
  /** The day some days from today: `YYYY-MM-DD`. */
  day(offset: number): string
  /** A moment of such a day, in minutes after midnight. */
  at(offset: number, minutes: number): number
  /** When the last things happened that nobody has settled yet: now, or the end of the last working day. */
  readonly present: number
  /** Nothing of the usual course of a day is later than this. */
  readonly until: number
}

/** The days around `now`. The past depends on the day only; what is open depends on the hour, and nothing lies ahead. */
export function calendar(now: Date): Calendar {
  const today = localDay(now, TIMEZONE)
  const day = (offset: number) => addDays(today, offset)
  const at = (offset: number, minutes: number) =>
    instant(`${day(offset)} 00:00:00`, TIMEZONE).getTime() + minutes * MINUTE
  const time = localTime(now, TIMEZONE).slice(11, 16)
  const whole = Math.floor(now.getTime() / 1000) * 1000
  const present = time < '08:30' ? at(-1, 18 * 60) : time < '20:00' ? whole : at(0, 18 * 60)
  return { now: whole, day, at, present, until: present - 70 * MINUTE }
}

/** A moment as the tables' texts have it. */
export const localText = (at: number): string => localTime(new Date(at), TIMEZONE)
