import { type Calendar, MINUTE } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Stop } from './stopsOf.ts'

/** The course of a handover: times and irregularities. */
export type Course = {
  arrivedAt: number
  begunAt: number
  signedAt: number
  leftAt: number
  /** The reason why an earlier vehicle was refused. */
  refused: number | null
  /** Whether an unknown box was delivered. */
  stray: boolean
  disputed: boolean
}

/**
 * Of a thousand: four outlet days are not registered, thirty are late, five are refused first, six include an unknown
 * box.
 */
export function courseOf(stop: Stop, days: Calendar): Course | null {
  const midnight = days.at(0, 0) - (Date.parse(days.day(0)) - Date.parse(stop.day))
  const day = random(`escort day ${stop.dept_id} ${stop.day}`)
  // Both trips of a day or neither: a box can only leave from where it is.
  if (day.chance(0.004)) return null
  const draw = random(`escort ${stop.dept_id} ${stop.day} ${stop.shift} ${stop.plan_id}`)
  const isLate = draw.chance(0.03)
  const minutes = isLate ? draw.int(12, 34) : draw.int(-7, 8)
  const refused = draw.chance(0.005) ? draw.int(0, 2) : null
  const arrivedAt = midnight + (stop.minutes + minutes + (refused === null ? 0 : 35)) * MINUTE
  const begunAt = arrivedAt + draw.int(1, 2) * MINUTE
  const signedAt = begunAt + draw.int(3, 7) * MINUTE
  return {
    arrivedAt,
    begunAt,
    signedAt,
    leftAt: signedAt + draw.int(1, 3) * MINUTE,
    refused,
    stray: draw.chance(0.006),
    disputed: draw.chance(0.002),
  }
}
