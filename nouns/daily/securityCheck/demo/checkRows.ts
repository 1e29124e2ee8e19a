import { searchText } from '@shouya/noun/searchText'
import { localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { signedBy } from '@shouya/server/demo/signs.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { minutesOf, result } from '../../../rectify/answer/rules.ts'
import { answerKind, CLOCK } from '../../../rectify/checkItem/rules.ts'
import type { CheckItem } from '../../../rectify/server/public.ts'
import { totals } from '../../../rectify/server/public.ts'
import { limits } from '../../../tasks/taskType/demo/limits.ts'
import { deadlineAt } from '../../../tasks/taskType/server/deadline.ts'
import { securityCheck, session } from '../noun.ts'
import { status, taskOf } from '../server/rules.ts'
import type { Plan } from './planChecks.ts'

/** An abnormal item of a check with its photo. */
export type Wrong = { item: CheckItem; problem_desc: string; photo: number }

export type Filed = {
  plan: Plan
  id: number
  bill_no: string | null
  items: readonly CheckItem[]
  wrong: readonly Wrong[]
}

/** Days of recordings; too few of them is one of the problems. */
const DAYS = 92
const TOO_FEW = 24

/** The values of numeric items: the time of arming, the days of recordings. */
export function numberOf(
  { result_type, value_unit }: CheckItem,
  { receivedAt, team }: Plan,
  isAbnormal: boolean,
): number | null {
  if (result_type !== answerKind.number) return null
  if (value_unit === CLOCK) return minutesOf(localText(receivedAt).slice(11, 16))
  return isAbnormal ? TOO_FEW : DAYS + (team.unit.id % 7)
}

/** A check as a row of the register, with its due signatures. `rules`: deadlines by task code. */
export function checkRow(
  { plan, id, bill_no, items, wrong: abnormal }: Filed,
  mended: { called: number; closed: number },
  rules: ReadonlyMap<string, string>,
) {
  const { team, checker, second, waits, confirmedAt } = plan
  const day = localText(plan.checkedAt).slice(0, 10)
  const results = items.map((item) => {
    const abnormalItem = abnormal.find((candidate) => candidate.item === item)
    return {
      ...item,
      hazard_level: item.risk_level,
      result: abnormalItem ? result.abnormal : result.normal,
      value_num: numberOf(item, plan, abnormalItem !== undefined),
      value_text: null,
      score: null,
      problem_desc: abnormalItem?.problem_desc ?? null,
      photos: abnormalItem ? [abnormalItem.photo] : [],
      known_count: null,
      known_reason: null,
    }
  })
  const people = {
    checker_user_id: checker.id,
    checker_user_name: checker.real_name,
    second_checker_user_id: second?.id ?? null,
    second_checker_user_name: second?.real_name ?? null,
  }
  const content = {
    ...people,
    biz_date: day,
    dept_id: team.unit.id,
    session: plan.session,
    check_time: localText(plan.checkedAt),
    weather: null,
    guard_staff_id: null,
    disarm_time: plan.session === session.before ? localText(plan.checkedAt).slice(11, 16) : null,
    arm_time: plan.session === session.after ? localText(plan.receivedAt).slice(11, 16) : null,
    remark: null,
    backfill_reason: null,
    filed_at: null,
  }
  const due = deadlineAt(rules.get(taskOf(plan.session)) ?? '', day, team.unit, limits)
  const receivedTime = waits ? null : new Date(plan.receivedAt).toISOString()
  const dept_name = team.unit.dept_name
  return {
    ...content,
    ...totals(results),
    id,
    bill_no,
    dept_name,
    status: stateOf(plan, mended),
    checker_sign: signedBy(checker, plan.checkedAt),
    second_checker_sign: second && !waits ? signedBy(second, plan.receivedAt) : null,
    deadline: due?.toISOString() ?? null,
    received_at: receivedTime,
    is_overdue: !waits && due !== null && plan.receivedAt > due.getTime(),
    rectify_count: mended.called,
    rectify_closed: mended.closed,
    leader_user_id: confirmedAt === null ? null : team.leader.id,
    leader_user_name: confirmedAt === null ? null : team.leader.real_name,
    leader_sign: confirmedAt === null ? null : signedBy(team.leader, confirmedAt),
    sign_hash: signedHash(securityCheck, { ...content, results }, TIMEZONE),
    search_text: searchText(securityCheck, waits ? { dept_name } : { ...people, bill_no, dept_name }),
    is_backfill: false,
    create_user_id: checker.id,
    create_user_name: checker.real_name,
    create_time: new Date(plan.checkedAt).toISOString(),
    version: 1 + [second && !waits, confirmedAt !== null].filter(Boolean).length + mended.closed,
  }
}

function stateOf(
  { waits, abnormal, confirmedAt }: Plan,
  { called, closed }: { called: number; closed: number },
): number {
  if (waits) return status.draft
  if (abnormal === 0) return status.done
  if (confirmedAt === null) return status.submitted
  return closed === called ? status.done : status.rectifying
}
