import { searchText } from '@shouya/noun/searchText'
import { HOUR, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { daysOf, result } from '../../../rectify/answer/rules.ts'
import { answerKind, DAY } from '../../../rectify/checkItem/rules.ts'
import { problemOf } from '../../../rectify/rectification/demo/problems.ts'
import type { CheckItem } from '../../../rectify/server/public.ts'
import { totals } from '../../../rectify/server/public.ts'
import { gradeOf, scoreOf } from '../../checkReport/rules.ts'
import { selfCheck } from '../noun.ts'

export type Plan = {
  team: Team
  period_key: string
  at: number
  id: number
  bill_no: string
  /** The head has not confirmed it yet. */
  waits: boolean
  draw: Random
}

const { codes: status } = selfCheck.states
const RECORDED = 92
const TOO_FEW = 61

const signOf = ({ id, real_name, ip }: Person, at: number) => ({
  ...{ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip },
})

/** The number that an item asks for: the day of the last alarm test, the days of recordings. */
function numberOf({ result_type, value_unit }: CheckItem, day: string, draw: Random): number | null {
  if (result_type !== answerKind.number) return null
  if (value_unit === DAY) return daysOf(day) - draw.int(1, 40)
  return draw.chance(0.1) ? TOO_FEW : RECORDED + draw.int(0, 30)
}

/** A self-check of an outlet with its answers; what was wrong was put right on the spot. */
export function checkOf(plan: Plan, items: readonly CheckItem[], photoOf: (by: Person, at: number) => number) {
  const { team, period_key, at, id, bill_no, waits, draw } = plan
  const { unit, safety, leader } = team
  const day = localText(at).slice(0, 10)
  const answers = items.map((item) => {
    const isBad = item.result_type === answerKind.plain && draw.chance(0.03)
    return {
      ...{ check_id: id, item_id: item.id, item_code: item.item_code, category: item.category },
      ...{ content: item.content, standard: item.standard, result_type: item.result_type, sort: item.sort },
      ...{ full_score: item.full_score, need_photo: item.need_photo, hazard_level: item.risk_level },
      ...{ value_unit: item.value_unit, min_value: item.min_value, max_value: item.max_value },
      ...{ known_by: item.known_by, known_devices: item.known_devices, known_count: null, known_reason: null },
      result: isBad ? result.abnormal : result.normal,
      ...{ value_num: numberOf(item, day, draw), value_text: null, score: null },
      problem_desc: isBad ? problemOf(item.category, draw.int(0, 9)) : null,
      photos: isBad ? [photoOf(safety, at)] : [],
      recovered_note: isBad && !waits ? '当场整改，已恢复正常' : null,
    }
  })
  const points = scoreOf(answers)
  const { total_items, abnormal_count } = totals(answers)
  const content = {
    ...{ dept_id: unit.id, dept_name: unit.dept_name, check_dept_id: unit.id, check_dept_name: unit.dept_name },
    ...{ period_key, check_date: day, main_problems: null, opinions: null, photos: [] as number[] },
    inspectors: [
      { seq: 0, user_id: safety.id, name: safety.real_name, sign: signOf(safety, at), sign_time: localText(at) },
    ],
  }
  const confirmed = at + 3 * HOUR
  const row = {
    ...content,
    ...{ id, bill_no, inspector_names: safety.real_name, total_items, abnormal_count, ...points },
    ...{ grade: gradeOf(points), submit_time: new Date(at).toISOString() },
    sign_hash: signedHash(selfCheck, { ...content, results: answers }, TIMEZONE),
    leader_user_id: waits ? null : leader.id,
    leader_user_name: waits ? null : leader.real_name,
    leader_sign: waits ? null : signOf(leader, confirmed),
    confirm_time: waits ? null : new Date(confirmed).toISOString(),
    status: waits ? status.waiting : status.closed,
    search_text: searchText(selfCheck, { ...content, bill_no, inspector_names: safety.real_name }),
    ...{ create_user_id: safety.id, create_user_name: safety.real_name, create_time: new Date(at).toISOString() },
    version: waits ? 2 : 3,
  }
  return { row, answers }
}
