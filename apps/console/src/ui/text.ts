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

/** For pickers that end today, which is the bank's day wherever the browser is. */
export const isFuture = (day: dayjs.Dayjs): boolean => day.isAfter(businessTime(new Date()), 'day')
