import { MAJOR, status } from '@shouya/nouns/rectify/rectification/server/rules.ts'
import { HOUR } from '../calendar.ts'
import { random } from '../random.ts'

/** How a rectification goes, as far as it has come by `now`. */
export type Course = {
  state: number
  /** Moments of its steps; those ahead have not happened. */
  startAt: number | null
  finishAt: number | null
  reviewAt: number | null
  closeAt: number | null
  /** It was sent back once. */
  returned: boolean
  /** It got more time. */
  delayed: boolean
  measure: number
}

/** Major ones do not wait. */
const pace = (level: number) => (level === MAJOR ? 0.15 : level === 2 ? 0.6 : 1)

/** Of a hundred: three are cancelled, three stay where they are, six come back, five get more time. */
function fateOf(chance: number, level: number): 'cancelled' | 'stuck' | 'returned' | 'delayed' | 'plain' {
  if (chance < 0.03) return level < MAJOR ? 'cancelled' : 'plain'
  if (chance < 0.09) return 'returned'
  if (chance < 0.14) return level < MAJOR ? 'delayed' : 'plain'
  return chance > 0.97 ? 'stuck' : 'plain'
}

export function courseOf(bill_no: string, level: number, from: number, now: number): Course {
  const draw = random(`mend ${bill_no}`)
  const fate = fateOf(draw.next(), level)
  const hour = HOUR * pace(level)
  const start = from + draw.int(2, 20) * hour
  const finish = start + draw.int(6, 40) * hour
  const review = finish + draw.int(3, 30) * hour
  const close = fate === 'returned' ? review + draw.int(8, 30) * hour : review
  const still = {
    startAt: null,
    finishAt: null,
    reviewAt: null,
    closeAt: null,
    returned: false,
    delayed: false,
    measure: 0,
  }
  if (fate === 'cancelled' && from + 24 * HOUR <= now) return { ...still, state: status.cancelled }
  if (fate === 'cancelled' || fate === 'stuck') return { ...still, state: status.waiting }
  const by = (at: number) => (at <= now ? at : null)
  const course = { startAt: by(start), finishAt: by(finish), reviewAt: by(review), closeAt: by(close) }
  const returned = fate === 'returned' && course.reviewAt !== null
  const state = stateOf(course, returned)
  return {
    ...course,
    state,
    returned,
    delayed: fate === 'delayed' && course.startAt !== null,
    measure: draw.int(0, 20),
  }
}

function stateOf({ startAt, finishAt, closeAt }: Pick<Course, 'startAt' | 'finishAt' | 'closeAt'>, returned: boolean) {
  if (closeAt !== null) return status.closed
  if (returned) return status.working
  if (finishAt !== null) return status.review
  return startAt === null ? status.waiting : status.working
}
