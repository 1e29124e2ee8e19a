import type { Shift, WorkCalendar } from '@shouya/approvals/workingTime'
import { dayKind, holidaysBetween } from '@shouya/server/core/time/holidays.ts'
import { addDays, localDay, localTime } from '@shouya/server/core/time/local.ts'
import type { Runner } from '../../request/server/runner.ts'

const MINUTE = 60_000
const WORKDAYS = 5
/** The most days that the limit of a task reaches ahead. */
const AHEAD = 400

/**
 * The working time of an office: Monday to Friday between the parameters' times, with public holidays and days worked
 * instead.
 */
export async function calendarOf({ db, now, services: { database, settings } }: Runner): Promise<WorkCalendar> {
  const shift: Shift = [
    minutes(await settings.get('approval.work_begin')),
    minutes(await settings.get('approval.work_end')),
  ]
  const today = localDay(now, database.timezone)
  const holidays = await holidaysBetween(db, addDays(today, -1), addDays(today, AHEAD))
  const local = new Date(`${localTime(now, database.timezone).replace(' ', 'T')}Z`).getTime()
  return {
    offset: Math.round((local - now.getTime()) / MINUTE),
    week: Array.from({ length: 7 }, (_, day) => (day < WORKDAYS ? [shift] : [])),
    days: Object.fromEntries([...holidays].map(([day, { kind }]) => [day, kind === dayKind.worked ? [shift] : []])),
  }
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
