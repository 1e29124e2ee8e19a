import { type Calendar, HOUR } from '@shouya/server/demo/calendar.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import { performanceEvaluation } from '../noun.ts'

const DAY = 24 * HOUR
const status = performanceEvaluation.states.codes

/** The moments of an evaluation in ms; null: not by now. */
export type Course = {
  state: number
  created: number
  scored: number | null
  /** Signed by the first, and by the second evaluator. */
  firstSigned: number | null
  submitted: number | null
  audited: number | null
  appealed: number | null
  effective: number | null
  archived: number | null
}

/** Days from the begin to each step, and the days of the public notice. */
const STEPS = { scored: 1, firstSigned: 2, submitted: 3, audited: 6, appealed: 8, effective: 18, archived: 26 } as const
export const NOTICE = 9

/** Between two steps. */
const LEAST = HOUR / 4

/** Where an evaluation stands that was begun then; with `appeals` its company does not agree. */
export function courseOf(created: number, appeals: boolean, days: Calendar): Course {
  let last = created
  const at = (step: keyof typeof STEPS): number | null => {
    // Work of a Saturday is done later on the Monday than that of the Sunday; steps keep their order all the same.
    last = Math.max(workTime(days, created + STEPS[step] * DAY), last + LEAST)
    return last <= days.until ? last : null
  }
  const course = {
    created,
    ...{ scored: at('scored'), firstSigned: at('firstSigned'), submitted: at('submitted'), audited: at('audited') },
    appealed: appeals ? at('appealed') : null,
    effective: appeals ? null : at('effective'),
    archived: appeals ? null : at('archived'),
  }
  return { ...course, state: stateOf(course) }
}

function stateOf({ scored, submitted, audited, appealed, effective, archived }: Omit<Course, 'state'>): number {
  if (archived !== null) return status.archived
  if (effective !== null) return status.effective
  if (appealed !== null) return status.appealed
  if (audited !== null) return status.publicized
  if (submitted !== null) return status.submitted
  return scored === null ? status.draft : status.scored
}
