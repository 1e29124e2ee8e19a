import { type Calendar, HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import type { Due } from './dues.ts'

/** Of a hundred (domain 16.1): one is never done, two are late. */
const MISSING = 0.01
const LATE = 0.02
const DAY = 24 * HOUR

/** When the record of a task is made, and when the last signature makes it count. */
export type Doing = { readonly begun: number; readonly counts: number }

/**
 * How a unit does a task: on a day of its period within office hours, with the last signature some hours later, before the
 * deadline unless it is late. Null: never, or not begun yet.
 * @param part the part of the period in which it is done, of 0 to 1
 */
export function planDoing(
  { first, last, deadline }: Due,
  days: Calendar,
  draw: Random,
  part: readonly [from: number, to: number] = [0.05, 0.95],
): Doing | null {
  const [chance, place, minutes, takes, delay] = [
    draw.next(),
    draw.next(),
    draw.int(9 * 60, 16 * 60),
    draw.int(4, 50),
    draw.int(2, 60),
  ]
  if (chance < MISSING) return null
  const isLate = chance < MISSING + LATE
  const length = Math.floor((last - first) / DAY)
  const day = isLate ? length : Math.floor(length * (part[0] + (part[1] - part[0]) * place))
  const begun = first + day * DAY + minutes * MINUTE
  if (begun > days.until) return null
  const counts = isLate ? deadline + delay * HOUR : begun + takes * HOUR
  return { begun, counts: isLate ? workTime(days, counts) : Math.min(workTime(days, counts), deadline - HOUR) }
}
