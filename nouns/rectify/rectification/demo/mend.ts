import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { HOUR, iso, localText } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { CheckItem } from '../../checkItem/server/applies.ts'
import { MAJOR, rectification } from '../noun.ts'
import { compose } from '../server/compose.ts'
import { type Course, courseOf } from './course.ts'
import { measureOf } from './problems.ts'

const days: Readonly<Record<number, number>> = parameters['rectify.default_days'].standard
const MORE_DAYS = 5

const status = rectification.states.codes

/** The reviewers in a branch and at head office. */
export type Officers = { branch: Person; head: Person }

type Options = {
  /** The check: `source` by dictionary rectify_source, `table` where it is. */
  filed: { id: number; bill_no: string | null; team: Team; source: number; table: string }
  wrong: { item: Pick<CheckItem, 'risk_level' | 'category' | 'content'>; problem_desc: string }
  /** The item of the check that caused it. */
  resultId: number
  id: number
  bill_no: string
  officers: Officers
  /** Copies of the photo for the problem, and one of the result. */
  photos: { problem: number; result: number }
  confirmedAt: number
  now: number
}

const named = ({ id, real_name }: Person) => ({ id, name: real_name })
/** A rectification in its state of now, with its reviews and the request for a later deadline. */
export function mend(options: Options) {
  const { filed, wrong, resultId, id, bill_no, photos, confirmedAt, now } = options
  const { leader, safety, unit } = filed.team
  const level = wrong.item.risk_level
  const course = courseOf(bill_no, level, confirmedAt, now)
  const base = addDays(localText(confirmedAt).slice(0, 10), days[level] ?? 1)
  const deadline = course.delayed ? addDays(base, MORE_DAYS) : base
  const isFinished = course.finishAt !== null
  const row = {
    ...compose({
      bill_no,
      unit,
      source_type: filed.source,
      source_table: filed.table,
      source_id: filed.id,
      source_item_id: resultId,
      source_no: filed.bill_no,
      hazard_level: level,
      category: wrong.item.category,
      problem_desc: `${wrong.item.content}：${wrong.problem_desc}`,
      problem_photos: [photos.problem],
      temp_measure: level === MAJOR ? '安排专人值守并加密巡查' : null,
      deadline,
      duty: named(safety),
      by: named(leader),
      now: new Date(confirmedAt),
    }),
    id,
    status: course.state,
    start_time: iso(course.startAt),
    measure: isFinished ? measureOf(course.measure) : null,
    result_photos: isFinished ? [photos.result] : [],
    finish_time: iso(course.finishAt),
    finish_user_id: isFinished ? safety.id : null,
    finish_user_name: isFinished ? safety.real_name : null,
    close_time: iso(course.closeAt),
    cancel_reason: course.state === status.cancelled ? '与在办整改重复' : null,
    return_count: course.returned ? 1 : 0,
    delay_count: course.delayed ? 1 : 0,
  }
  return {
    row,
    reviews: reviewsOf(options, course),
    delays: course.delayed && course.startAt !== null ? [delayOf(options, course.startAt, base, deadline)] : [],
    settled: course.state === status.closed || course.state === status.cancelled,
  }
}

/** The reviewers by level: the head, the section, or the section and then head office. */
function reviewsOf({ filed, wrong, id, officers }: Options, { returned, reviewAt, closeAt }: Course) {
  const level = wrong.item.risk_level
  const { branch, head } = officers
  const reviewers = level === 1 ? [filed.team.leader] : level === MAJOR ? [branch, head] : [branch]
  const review = (round: number, step: number, who: Person, at: number, passed: boolean) => ({
    rectify_id: id,
    round,
    step,
    passed,
    opinion: passed ? null : '整改不彻底，请重新处理',
    reviewer_user_id: who.id,
    reviewer_user_name: who.real_name,
    review_time: iso(at),
  })
  const [firstReviewer] = reviewers
  const back = returned && firstReviewer && reviewAt !== null ? [review(1, 1, firstReviewer, reviewAt, false)] : []
  const round = returned ? 2 : 1
  const last = reviewers.length - 1
  const passed =
    closeAt === null
      ? []
      : reviewers.map((who, step) => review(round, step + 1, who, closeAt - ((last - step) * HOUR) / 4, true))
  return [...back, ...passed]
}

function delayOf({ filed, id, officers }: Options, at: number, before: string, newDeadline: string) {
  const { safety } = filed.team
  return {
    rectify_id: id,
    deadline_before: before,
    deadline_wanted: newDeadline,
    reason: '配件采购需要时间',
    apply_user_id: safety.id,
    apply_user_name: safety.real_name,
    apply_time: iso(at),
    granted: true,
    opinion: null,
    decide_user_id: officers.branch.id,
    decide_user_name: officers.branch.real_name,
    decide_time: iso(at + HOUR / 2),
  }
}
