import type { Shift, WorkCalendar } from '@shouya/approvals/workingTime'
import { localTime } from '../../../core/time/local.ts'
import type { Runner } from '../run/runner.ts'

const MINUTE = 60_000
const WORKDAYS = 5

/** When an office works: Monday to Friday between the parameters' times. Holidays come with the calendar of tasks. */
export async function calendarOf({ now, services: { database, settings } }: Runner): Promise<WorkCalendar> {
  const shift: Shift = [
    minutes(await settings.get('approval.work_begin')),
    minutes(await settings.get('approval.work_end')),
  ]
  const local = new Date(`${localTime(now, database.timezone).replace(' ', 'T')}Z`).getTime()
  return {
    offset: Math.round((local - now.getTime()) / MINUTE),
    week: Array.from({ length: 7 }, (_, day) => (day < WORKDAYS ? [shift] : [])),
    days: {},
  }
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
