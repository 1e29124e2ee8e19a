import type dayjs from 'dayjs'
import { businessTime } from '../api/businessTime.ts'

/** What an empty cell shows. */
const dash = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '-' : String(value)

/** `YYYY-MM-DD HH:mm` of a server's time. */
export const minute = (value: string | null | undefined): string => dash(value?.slice(0, 16))

/** Now to the minute, as the wire writes it. The server's clock decides; this one only fills a form. */
export const nowMinute = (): string => `${businessTime(new Date()).slice(0, 16)}:00`

/** The bank's day: `YYYY-MM-DD`. */
export const today = (): string => businessTime(new Date()).slice(0, 10)

/** A time of today as its hour, one of this year without the year; a day alone as month and day. */
export function shortTime(at: string): string {
  const now = today()
  if (at.length > 10 && at.startsWith(now)) return at.slice(11, 16)
  return at.slice(at.slice(0, 4) === now.slice(0, 4) ? 5 : 0, 16)
}

/** The end of a span: it names its day where that is not the day of the beginning. */
export const shortEnd = (begin: string, end: string): string =>
  begin.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : end.slice(5, 16)

/** For pickers that end today, which is the bank's day wherever the browser is. */
export const isFuture = (day: dayjs.Dayjs): boolean => day.isAfter(businessTime(new Date()), 'day')
