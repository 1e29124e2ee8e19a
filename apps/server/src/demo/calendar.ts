import { addDays, instant, localDay, localTime } from '../core/time/local.ts'

export const TIMEZONE = 'Asia/Shanghai'
export const MINUTE = 60_000
/** Days covered by the log and the reminders; for older records the registers themselves suffice. */
export const LOGGED_DAYS = 7

export const HOUR = 60 * MINUTE

export type Calendar = {
  readonly now: number
  /** The day some days from today: `YYYY-MM-DD`. */
  day(offset: number): string
  /** A moment of such a day, in minutes after midnight. */
  at(offset: number, minutes: number): number
  /** The time of the latest open items: now, or the end of the last working day. */
  readonly present: number
  /** No regular event of a day is later than this. */
  readonly until: number
}

/**
 * The days around `now`. The past depends only on the day; open items depend on the hour; nothing lies in the future.
 */
export function calendar(now: Date): Calendar {
  const today = localDay(now, TIMEZONE)
  const day = (offset: number) => addDays(today, offset)
  const at = (offset: number, minutes: number) =>
    instant(`${day(offset)} 00:00:00`, TIMEZONE).getTime() + minutes * MINUTE
  const time = localTime(now, TIMEZONE).slice(11, 16)
  const wholeSecond = Math.floor(now.getTime() / 1000) * 1000
  const present = time < '08:30' ? at(-1, 18 * 60) : time < '20:00' ? wholeSecond : at(0, 18 * 60)
  return { now: wholeSecond, day, at, present, until: present - 70 * MINUTE }
}

/** A moment as rows have it that are given as JSON. */
export function iso(at: number): string
export function iso(at: number | null): string | null
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** A moment as the text of the tables. */
export const localText = (at: number): string => localTime(new Date(at), TIMEZONE)
