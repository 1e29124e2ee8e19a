import type { Due, Instant } from '../definition.ts'
import { hoursLater, workingHoursLater } from '../workingTime.ts'
import type { Deciding } from './deciding.ts'

/** The instant some hours from now by the clock or by the working calendar; undefined while the calendar is unknown. */
export function laterBy(deciding: Deciding, hours: number, calendar: Due['calendar']): Instant | undefined {
  const { now } = deciding.facts
  if (calendar === 'all') return hoursLater(now, hours)
  const work = deciding.ask({ ask: 'calendar' })
  return work && workingHoursLater(work, now, hours)
}

/** When a task that opens now is overdue; null without a due rule. */
export const dueAt = (deciding: Deciding, due: Due | undefined): Instant | null | undefined =>
  due ? laterBy(deciding, due.hours, due.calendar) : null
