import { searchText } from '@shouya/noun/searchText'
import { type Calendar, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { drawnBy, signedBy } from '@shouya/server/demo/signs.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { daysOf, result } from '../../../rectify/answer/rules.ts'
import { answerKind, DAY } from '../../../rectify/checkItem/rules.ts'
import { problemOf } from '../../../rectify/rectification/demo/problems.ts'
import { type CheckItem, totals } from '../../../rectify/server/public.ts'
import type { ReportNoun } from '../fields.ts'
import { gradeOf, scoreOf } from '../rules.ts'
import { status } from '../server/scene.ts'

/** What became of a report where it is not confirmed in its time. */
export type Fate = 'draft' | 'waiting' | 'objected' | 'void'

/** A report that has begun. Moments in ms; `counts`: when the head of the checked outlet signs. */
export type ReportPlan = {
  team: Team
  checkedBy: Unit
  /** Whoever has written it first. */
  inspectors: readonly [Person, ...Person[]]
  period: string
  begun: number
  counts: number
  fate: Fate | null
  draw: Random
  /** Codes of items that its own fields make abnormal, and how many records each has. */
  known: ReadonlyMap<string, number>
  /** The columns of its scene. */
  own: object
  /** Who draws a signature beside the inspectors, on the device of the first of them. */
  drawnBy: string | null
}

export type Answer = ReturnType<typeof answerOf>

const BAD = 0.02
const RECORDED = 92
const TOO_FEW = 61

/** The number that an item asks for: the day of the last alarm test, the days of recordings. */
function numberOf({ result_type, value_unit }: CheckItem, day: string, draw: Random): number | null {
  if (result_type !== answerKind.number) return null
  if (value_unit === DAY) return daysOf(day) - draw.int(1, 40)
  return draw.chance(0.1) ? TOO_FEW : RECORDED + draw.int(0, 30)
}

function answerOf(item: CheckItem, { begun, draw, known }: ReportPlan, photoOf: () => number) {
  const known_count = known.get(item.item_code) ?? null
  const isBad = known_count === null ? draw.chance(BAD) && item.result_type !== answerKind.number : known_count > 0
  const isScored = item.result_type === answerKind.score
  return {
    ...{ item_id: item.id, item_code: item.item_code, category: item.category },
    ...{ content: item.content, standard: item.standard, result_type: item.result_type, sort: item.sort },
    ...{ full_score: item.full_score, need_photo: item.need_photo, hazard_level: item.risk_level },
    ...{ value_unit: item.value_unit, min_value: item.min_value, max_value: item.max_value },
    ...{ known_by: item.known_by, known_devices: item.known_devices, known_count, known_reason: null },
    result: isBad ? result.abnormal : result.normal,
    ...{ value_num: numberOf(item, localText(begun).slice(0, 10), draw), value_text: null },
    score: isScored ? (isBad ? draw.int(1, 3) : item.full_score) : null,
    problem_desc: isBad ? problemOf(item.category, draw.int(0, 9)) : null,
    photos: isBad ? [photoOf()] : [],
  }
}

/** When its last inspector has signed. */
const submittedAt = ({ begun, inspectors }: ReportPlan): number => begun + inspectors.length * 25 * MINUTE

/** When it was confirmed; null: not by now. */
export const confirmedAt = ({ fate, counts }: ReportPlan, { now }: Pick<Calendar, 'now'>): number | null =>
  fate === null && counts <= now ? counts : null

/** The answers of a report. */
export const answersOf = (plan: ReportPlan, items: readonly CheckItem[], photoOf: () => number): Answer[] =>
  items.map((item) => answerOf(item, plan, photoOf))

type Filed = {
  id: number
  /** The picture of the drawn signature. */
  picture: () => number
  bill_no: string | null
  answers: readonly Answer[]
  /** The rectifications that it called for, and how many of them are settled. */
  mended: { called: number; closed: number }
}

/** A report as it is now, signed by its inspectors, and by the head of the outlet once it is confirmed. */
export function reportRow(
  noun: ReportNoun,
  plan: ReportPlan,
  { id, bill_no, answers, mended, picture }: Filed,
  days: Calendar,
) {
  const { team, checkedBy, period, begun, fate, own } = plan
  const { unit, leader } = team
  const [author] = plan.inspectors
  const isDraft = fate === 'draft'
  const inspectors = plan.inspectors.map((person, seq) => {
    const at = begun + (seq + 1) * 25 * MINUTE
    const sign = isDraft ? null : signedBy(person, at)
    return { seq, user_id: person.id, name: person.real_name, sign, sign_time: sign && localText(at) }
  })
  const confirmed = confirmedAt(plan, days)
  const points = scoreOf(answers)
  const { total_items, abnormal_count } = totals(answers)
  const content = {
    ...{ dept_id: unit.id, dept_name: unit.dept_name, check_dept_id: checkedBy.id },
    ...{ check_dept_name: checkedBy.dept_name, period_key: period, check_date: localText(begun).slice(0, 10) },
    main_problems: abnormal_count > 0 ? answers.flatMap(({ problem_desc }) => problem_desc ?? []).join('；') : null,
    opinions: abnormal_count > 0 ? '按要求限期整改，举一反三。' : '总体情况良好，继续保持。',
    ...{ photos: [] as number[], inspectors, ...own },
  }
  const inspector_names = inspectors.map(({ name }) => name).join('、')
  return {
    ...content,
    ...(plan.drawnBy !== null && {
      guard_sign: isDraft ? null : drawnBy(plan.drawnBy, author, begun + 25 * MINUTE, picture()),
    }),
    ...{ id, bill_no, inspector_names, total_items, abnormal_count, ...points, grade: gradeOf(points) },
    submit_time: isDraft ? null : new Date(submittedAt(plan)).toISOString(),
    sign_hash: isDraft ? null : signedHash(noun, { ...content, results: answers }, TIMEZONE),
    objection: fate === 'objected' ? '扣分项目与现场情况不符，请复查' : null,
    void_reason: fate === 'void' ? '检查日期填写错误，重新登记' : null,
    leader_user_id: confirmed === null ? null : leader.id,
    leader_user_name: confirmed === null ? null : leader.real_name,
    leader_sign: confirmed === null ? null : signedBy(leader, confirmed),
    confirm_time: confirmed === null ? null : new Date(confirmed).toISOString(),
    ...{ rectify_count: mended.called, rectify_closed: mended.closed },
    status: stateOf(fate, confirmed, mended),
    search_text: searchText(noun, { ...content, bill_no, inspector_names } as Record<string, unknown>),
    ...{ create_user_id: author.id, create_user_name: author.real_name, create_time: new Date(begun).toISOString() },
    version: isDraft ? 1 : 1 + inspectors.length + Number(confirmed !== null) + mended.closed,
  }
}

function stateOf(fate: Fate | null, confirmed: number | null, { called, closed }: Filed['mended']): number {
  if (fate !== null) return status[fate]
  if (confirmed === null) return status.waiting
  return closed < called ? status.rectifying : status.closed
}
