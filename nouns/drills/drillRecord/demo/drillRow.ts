import { periodOf, periodType } from '@shouya/noun/period'
import { searchText } from '@shouya/noun/searchText'
import { type Calendar, HOUR, iso, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { signedBy } from '@shouya/server/demo/signs.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { planTexts } from '../../drillPlan/demo/planTexts.ts'
import { drillRecord } from '../noun.ts'

export type Course = {
  team: Team
  /** Names of the guards at the door, who take part. */
  guards: readonly string[]
  at: number
  drillType: number
  score: number
  /** When the head of the outlet signs; null: not by now. */
  judgedAt: number | null
  fate: 'planned' | 'awaiting' | 'archived'
  draw: Random
}

const { codes: status } = drillRecord.states
const LASTS = 40 * MINUTE
/** From the evaluation to the job that archives. */
const NIGHT = 12 * HOUR

/** Dictionary drill_effect by score. */
const effectOf = (score: number): number => (score >= 90 ? 1 : score >= 80 ? 2 : 3)

/** What happened at a drill that was held. */
function happened({ team, guards, at, draw }: Course) {
  const { leader, safety, teller } = team
  return {
    participants: [
      { name: leader.real_name, role: '总指挥', group_name: '指挥组' },
      { name: safety.real_name, role: '报警员', group_name: '处置组' },
      { name: teller.real_name, role: '疏散员', group_name: '疏散组' },
      ...guards.map((name) => ({ name, role: '警戒员', group_name: '警戒组' })),
    ],
    people_count: 3 + guards.length,
    joint_units: draw.chance(0.3) ? '辖区派出所' : null,
    scene_desc: '营业时间突发情况，由演练人员扮演，各岗位按预案处置。',
    steps: [
      { time: localText(at + MINUTE).slice(11, 19), action: '发现情况，按下紧急报警按钮', person: safety.real_name },
      { time: localText(at + 2 * MINUTE).slice(11, 19), action: '引导客户从疏散通道撤离', person: teller.real_name },
      { time: localText(at + 5 * MINUTE).slice(11, 19), action: '清点人数并报告监控中心', person: leader.real_name },
    ],
    response_seconds: draw.int(25, 80),
    evac_seconds: draw.int(60, 180),
    report_to_monitor: true,
    problems: draw.pick(['疏散通道有杂物', '个别员工对报警流程不熟', '客户引导用语不统一']),
    improvement: '列入下月培训，安全员每周检查。',
  }
}

const nothingHappened = {
  ...{ participants: [], people_count: 0, joint_units: null, scene_desc: null, steps: [], response_seconds: null },
  ...{ evac_seconds: null, report_to_monitor: false, problems: null, improvement: null },
}

const submittedBy = ({ id, real_name }: Person, at: number) => ({
  ...{ submit_user_id: id, submit_user_name: real_name, submit_time: iso(at) },
})

const nobodySubmitted = { submit_user_id: null, submit_user_name: null, submit_time: null }

/** The head of the outlet signs as both, and the night archives it. */
function judgedBy(leader: Person, at: number, isArchived: boolean) {
  const { id, real_name } = leader
  const sign = signedBy(leader, at)
  return {
    ...{ evaluator_user_id: id, evaluator_user_name: real_name, evaluator_sign: sign, evaluate_time: iso(at) },
    ...{ leader_user_id: id, leader_user_name: real_name, leader_sign: sign },
    archive_time: isArchived ? iso(at + NIGHT) : null,
  }
}

const nobodyJudged = {
  ...{ evaluator_user_id: null, evaluator_user_name: null, evaluator_sign: null, evaluate_time: null },
  ...{ leader_user_id: null, leader_user_name: null, leader_sign: null, archive_time: null },
}

/** A drill as it stands after its course; `id` and number follow the order of time. */
export function drillRow(course: Course, id: number, bill_no: string, days: Calendar) {
  const { team, at, judgedAt, drillType, score, fate, draw } = course
  const { unit, leader, safety } = team
  const [name = '', version = ''] = planTexts[drillType - 1] ?? []
  const day = localText(at).slice(0, 10)
  const isJudged = fate === 'archived' && judgedAt !== null
  const isArchived = isJudged && judgedAt + NIGHT <= days.now
  const isHeld = fate !== 'planned'
  const content = {
    ...{ dept_id: unit.id, dept_name: unit.dept_name, plan_id: drillType, plan_name: `${name} ${version}` },
    ...{ drill_type: drillType, form: draw.int(1, 3), is_blind: false, begin_time: localText(at) },
    ...{ end_time: localText(at + LASTS), place: '营业大厅', commander_user_id: leader.id },
    commander_user_name: leader.real_name,
    ...(isHeld ? happened(course) : nothingHappened),
    photos: [] as number[],
    ...(isJudged
      ? { score, effect: effectOf(score), evaluation: '按预案处置，分工明确，达到演练目的。' }
      : { score: null, effect: null, evaluation: null }),
  }
  return {
    ...content,
    ...{ id, bill_no, period_key: periodOf(periodType.quarter, day) },
    ...(isHeld ? submittedBy(safety, at + HOUR) : nobodySubmitted),
    ...(isJudged ? judgedBy(leader, judgedAt, isArchived) : nobodyJudged),
    sign_hash: isJudged ? signedHash(drillRecord, content, TIMEZONE) : null,
    ...{ cancel_reason: null, redrill_of: null, redrill_due: null },
    status: statusOf({ isArchived, isJudged, isHeld }),
    search_text: searchText(drillRecord, { ...content, bill_no }),
    ...{
      create_user_id: safety.id,
      create_user_name: safety.real_name,
      create_time: iso(Math.min(at - 72 * HOUR, days.until)),
    },
    version: 1 + Number(isHeld) + Number(isJudged) + Number(isArchived),
  }
}

function statusOf({ isArchived, isJudged, isHeld }: Record<'isArchived' | 'isJudged' | 'isHeld', boolean>): number {
  if (isArchived) return status.archived
  if (isJudged) return status.evaluated
  return isHeld ? status.awaiting : status.planned
}
