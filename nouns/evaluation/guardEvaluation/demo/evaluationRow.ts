import { searchText } from '@shouya/noun/searchText'
import { addDays } from '@shouya/server/core/time/local.ts'
import { type Calendar, HOUR, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { drawnBy, signedBy } from '@shouya/server/demo/signs.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import type { DoorGuard } from '../../../escort/staff/demo/guardsAtDoors.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { mustReply, REPLY_DAYS, scoreOf, type Veto, vetoes } from '../rules.ts'
import { opinions, reasons, replies, rewards } from './evaluationTexts.ts'

const status = noun.states.codes

/** The last evaluations of some outlets wait for whoever looks: for the guard, for the company, for both. */
export type Waiting = 'draft' | 'guard' | 'company' | 'both'

export type Evaluation = {
  team: Team
  guard: DoorGuard
  period: string
  /** When the head of the outlet signs, in ms. */
  at: number
  waiting: Waiting | null
  /** It fails, so that the company must reply. */
  fails: boolean
  draw: Random
}

type Item = { seq: number; content: string; full: number }
type Making = {
  id: number
  bill_no: string | null
  standard: readonly Item[]
  /** Whoever answers for the company. */
  admin: Person
  picture: () => number
}

/** How many items lose points, of so many evaluations. */
const TAKEN = [0, 0, 1, 1, 1, 2, 2, 3] as const
const FAILED = 6
const REWARDED = 0.06

function itemsOf(standard: readonly Item[], { fails, draw }: Evaluation) {
  const hits = new Set(
    Array.from({ length: fails ? FAILED : draw.pick(TAKEN) }, () => draw.int(0, standard.length - 1)),
  )
  return standard.map(({ seq, content, full }) => {
    const deduct = hits.has(seq) ? draw.int(1, fails ? full : Math.min(4, full)) : 0
    return { seq, content, full, deduct, reason: deduct > 0 ? (reasons[seq] ?? null) : null }
  })
}

/** What the head of the outlet says, before anybody signs. */
function contentOf(evaluation: Evaluation, standard: readonly Item[]) {
  const { team, guard, period, fails, draw } = evaluation
  const { unit } = team
  const items = itemsOf(standard, evaluation)
  const hit: Veto[] = fails ? [draw.pick(vetoes)] : []
  const isGiven = !fails && draw.chance(REWARDED)
  const reward_points = isGiven ? draw.int(1, 3) : 0
  const absent_days = draw.chance(0.1) ? 1 : 0
  return {
    ...{ dept_id: unit.id, dept_name: unit.dept_name, staff_id: guard.id, staff_name: guard.name },
    ...{ escort_company_id: guard.company_id, escort_company_name: guard.company, period_key: period },
    ...{ attendance_days: draw.int(20, 23) - absent_days, absent_days, late_times: items[1]?.deduct ? 1 : 0 },
    ...{ reward_points, reward_reason: isGiven ? draw.pick(rewards) : null },
    ...scoreOf({ items, reward_points, vetoes: hit }),
    ...{ vetoes: hit.length > 0 ? hit.join(',') : null, suggestion: fails ? 2 : 1, remark: null, items },
  }
}

/** When guard and company answered; null: not by now, or not at all. */
function answersOf({ at, waiting, draw }: Evaluation, isDue: boolean, days: Calendar) {
  const hours = { acked: draw.int(2, 40), replied: draw.int(20, 90) }
  const later = (delay: number): number | null => {
    const moment = workTime(days, at + delay * HOUR)
    return moment <= days.now ? moment : null
  }
  return {
    acked: waiting === null || waiting === 'company' ? later(hours.acked) : null,
    replied: isDue && (waiting === null || waiting === 'guard') ? later(hours.replied) : null,
  }
}

/** An evaluation as it is now: acknowledged, answered and archived as far as that is past. */
export function evaluationRow(
  evaluation: Evaluation,
  { id, bill_no, standard, admin, picture }: Making,
  days: Calendar,
) {
  const { team, at, waiting, draw } = evaluation
  const { leader } = team
  const isDraft = waiting === 'draft'
  const content = contentOf(evaluation, standard)
  const isDue = !isDraft && mustReply(content)
  const { acked, replied } = answersOf(evaluation, isDue, days)
  const isArchived = acked !== null && (!isDue || replied !== null)
  return {
    ...content,
    ...{ id, bill_no },
    ...(isDraft ? unsigned : signedOf(leader, at)),
    sign_hash: isDraft ? null : signedHash(noun, { ...content, bill_no }, TIMEZONE),
    staff_sign: acked === null ? null : signOf(evaluation, acked, picture),
    staff_opinion: acked === null ? null : draw.pick(opinions),
    ack_time: acked === null ? null : localText(acked),
    reply_due: isDue ? addDays(localText(at).slice(0, 10), REPLY_DAYS) : null,
    ...(replied === null ? unanswered : answeredBy(admin, replied, draw)),
    archive_time: isArchived ? localText(Math.max(acked, replied ?? acked)) : null,
    status: isDraft ? status.draft : stateOf(isArchived, acked, replied),
    search_text: searchText(noun, { ...content, bill_no }),
    ...{ create_user_id: leader.id, create_user_name: leader.real_name, create_time: localText(at - HOUR / 2) },
    version: 1 + [!isDraft, acked !== null, replied !== null].filter(Boolean).length,
  }
}

/** The guard's own password, or drawn on the device of the outlet. */
const signOf = ({ guard, team: { leader } }: Evaluation, at: number, picture: () => number) =>
  guard.user_id === null
    ? drawnBy(guard.name, leader, at, picture())
    : signedBy({ ...leader, id: guard.user_id, real_name: guard.name }, at)

const unsigned = { evaluator_user_id: null, evaluator_user_name: null, evaluator_sign: null, submit_time: null }
const signedOf = (leader: Person, at: number) => ({
  ...{ evaluator_user_id: leader.id, evaluator_user_name: leader.real_name },
  ...{ evaluator_sign: signedBy(leader, at), submit_time: localText(at) },
})

const unanswered = { company_reply: null, reply_user_id: null, reply_user_name: null, reply_time: null }
const answeredBy = ({ id, real_name }: Person, at: number, draw: Random) => ({
  ...{ company_reply: draw.pick(replies), reply_user_id: id, reply_user_name: real_name, reply_time: localText(at) },
})

function stateOf(isArchived: boolean, acked: number | null, replied: number | null): number {
  if (isArchived) return status.archived
  if (replied !== null) return status.replied
  return acked === null ? status.submitted : status.acknowledged
}
