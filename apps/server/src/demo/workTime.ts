import { type Calendar, MINUTE } from './calendar.ts'

const DAY = 1440 * MINUTE
const OPENS = 8 * 60 + 35
const CLOSES = 17 * 60 + 20
const SATURDAY = 6

/** A moment, or the next one within office hours. */
export function workTime(days: Calendar, at: number): number {
  const offset = Math.floor((at - days.at(0, 0)) / DAY)
  const minutes = Math.floor((at - days.at(offset, 0)) / MINUTE)
  const weekday = new Date(`${days.day(offset)}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === SATURDAY || minutes > CLOSES)
    return workTime(days, days.at(offset + 1, OPENS + (minutes % 60)))
  return minutes < OPENS ? days.at(offset, OPENS + (minutes % 60)) : at
}
