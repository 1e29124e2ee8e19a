import { HOUR } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import { MAJOR, rectification } from '../noun.ts'

const status = rectification.states.codes

/** The course of a rectification up to `now`. */
export type Course = {
  state: number
  /** The moments of its steps; null for those in the future. */
  startAt: number | null
  finishAt: number | null
  reviewAt: number | null
  closeAt: number | null
  /** Whether it was sent back once. */
  returned: boolean
  /** Whether it got more time. */
  delayed: boolean
  measure: number
}

/** Major ones are rectified sooner. */
const pace = (level: number) => (level === MAJOR ? 0.15 : level === 2 ? 0.6 : 1)

/** Of a hundred, three are cancelled, three are never finished, six are returned, five get a later deadline. */
function outcomeOf(chance: number, level: number): 'cancelled' | 'stuck' | 'returned' | 'delayed' | 'plain' {
  if (chance < 0.03) return level < MAJOR ? 'cancelled' : 'plain'
  if (chance < 0.09) return 'returned'
  if (chance < 0.14) return level < MAJOR ? 'delayed' : 'plain'
  return chance > 0.97 ? 'stuck' : 'plain'
}

export function courseOf(bill_no: string, level: number, from: number, now: number): Course {
  const draw = random(`mend ${bill_no}`)
  const outcome = outcomeOf(draw.next(), level)
  const hour = HOUR * pace(level)
  const start = from + draw.int(2, 20) * hour
  const finish = start + draw.int(6, 40) * hour
  const review = finish + draw.int(3, 30) * hour
  const close = outcome === 'returned' ? review + draw.int(8, 30) * hour : review
  const still = {
    startAt: null,
    finishAt: null,
    reviewAt: null,
    closeAt: null,
    returned: false,
    delayed: false,
    measure: 0,
  }
  if (outcome === 'cancelled' && from + 24 * HOUR <= now) return { ...still, state: status.cancelled }
  if (outcome === 'cancelled' || outcome === 'stuck') return { ...still, state: status.waiting }
  const ifPast = (at: number) => (at <= now ? at : null)
  const course = { startAt: ifPast(start), finishAt: ifPast(finish), reviewAt: ifPast(review), closeAt: ifPast(close) }
  const returned = outcome === 'returned' && course.reviewAt !== null
  const state = stateOf(course, returned)
  return {
    ...course,
    state,
    returned,
    delayed: outcome === 'delayed' && course.startAt !== null,
    measure: draw.int(0, 20),
  }
}

function stateOf({ startAt, finishAt, closeAt }: Pick<Course, 'startAt' | 'finishAt' | 'closeAt'>, returned: boolean) {
  if (closeAt !== null) return status.closed
  if (returned) return status.working
  if (finishAt !== null) return status.review
  return startAt === null ? status.waiting : status.working
}
