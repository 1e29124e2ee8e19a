import { totals } from '@shouya/nouns/daily/securityCheck/server/answers.ts'
import { CLOCK, minutesOf } from '@shouya/nouns/daily/securityCheck/server/clock.ts'
import { signedHash } from '@shouya/nouns/daily/securityCheck/server/content.ts'
import { result, resultType, session, status, taskOf } from '@shouya/nouns/daily/securityCheck/server/rules.ts'
import { searchText } from '@shouya/nouns/daily/securityCheck/server/searchText.ts'
import type { CheckItem } from '@shouya/nouns/rectify/server/public.ts'
import { deadlineAt } from '@shouya/nouns/tasks/taskType/server/deadline.ts'
import { parameters } from '../../core/settings/parameters.ts'
import { localText, TIMEZONE } from '../calendar.ts'
import type { Person } from '../people.ts'
import type { Plan } from './planChecks.ts'

export const limits = {
  timezone: TIMEZONE,
  beforeOpen: parameters['check.before_open_deadline_min'].standard,
  close: parameters['check.close_deadline'].standard,
}

/** An abnormal item of a check with its photo. */
export type Wrong = { item: CheckItem; problem_desc: string; photo: number }

export type Filed = {
  plan: Plan
  id: number
  bill_no: string | null
  items: readonly CheckItem[]
  wrong: readonly Wrong[]
}

/** Days of recordings, too few where they are what is wrong. */
const DAYS = 92
const TOO_FEW = 24

/** What the numbered items say: when it was armed, how many days of recordings there are. */
export function numberOf(
  { result_type, value_unit }: CheckItem,
  { receivedAt, team }: Plan,
  bad: boolean,
): number | null {
  if (result_type !== resultType.number) return null
  if (value_unit === CLOCK) return minutesOf(localText(receivedAt).slice(11, 16))
  return bad ? TOO_FEW : DAYS + (team.unit.id % 7)
}

/** A signature by password, as `signed` gives it. */
const signature = ({ id, real_name, ip }: Person, at: number) =>
  ({ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }) as const

/** A check as a row of the register, signed by those whose turn it was. `rules`: deadlines by task code. */
export function checkRow(
  { plan, id, bill_no, items, wrong }: Filed,
  mended: { called: number; closed: number },
  rules: ReadonlyMap<string, string>,
) {
  const { team, checker, second, waits, confirmedAt } = plan
  const day = localText(plan.checkedAt).slice(0, 10)
  const found = items.map((item) => {
    const bad = wrong.find((one) => one.item === item)
    return {
      ...item,
      hazard_level: item.risk_level,
      result: bad ? result.abnormal : result.normal,
      value_num: numberOf(item, plan, bad !== undefined),
      value_text: null,
      score: null,
      problem_desc: bad?.problem_desc ?? null,
      photos: bad ? [bad.photo] : [],
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
  const done = waits ? null : new Date(plan.receivedAt).toISOString()
  const dept_name = team.unit.dept_name
  return {
    ...content,
    ...totals(found),
    id,
    bill_no,
    dept_name,
    status: stateOf(plan, mended),
    checker_sign: signature(checker, plan.checkedAt),
    second_checker_sign: second && !waits ? signature(second, plan.receivedAt) : null,
    deadline: due?.toISOString() ?? null,
    received_at: done,
    is_overdue: !waits && due !== null && plan.receivedAt > due.getTime(),
    rectify_count: mended.called,
    rectify_closed: mended.closed,
    leader_user_id: confirmedAt === null ? null : team.leader.id,
    leader_user_name: confirmedAt === null ? null : team.leader.real_name,
    leader_sign: confirmedAt === null ? null : signature(team.leader, confirmedAt),
    sign_hash: signedHash(content, found, TIMEZONE),
    search_text: waits ? dept_name.toLowerCase() : searchText({ ...people, bill_no, dept_name }),
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
