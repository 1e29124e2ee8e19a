import type dayjs from 'dayjs'
import { businessTime } from '../api/businessTime.ts'

/** The text of an empty cell. */
const dash = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '-' : String(value)

/** `YYYY-MM-DD HH:mm` of a server's time. */
export const minute = (value: string | null | undefined): string => dash(value?.slice(0, 16))

/** The current minute in the format of the wire. The server's clock decides; this one only fills a form. */
export const nowMinute = (): string => `${businessTime(new Date()).slice(0, 16)}:00`

/** The bank's day: `YYYY-MM-DD`. */
export const today = (): string => businessTime(new Date()).slice(0, 10)

/** A time of today as hour and minute, one of this year without the year; a day alone as month and day. */
export function shortTime(time: string): string {
  const now = today()
  if (time.length > 10 && time.startsWith(now)) return time.slice(11, 16)
  return time.slice(time.slice(0, 4) === now.slice(0, 4) ? 5 : 0, 16)
}

/** The end of a span, with its day if it differs from that of the beginning. */
export const shortEnd = (begin: string, end: string): string =>
  begin.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : end.slice(5, 16)

/** For pickers that end today, by the bank's day wherever the browser is. */
export const isFuture = (day: dayjs.Dayjs): boolean => day.isAfter(businessTime(new Date()), 'day')
