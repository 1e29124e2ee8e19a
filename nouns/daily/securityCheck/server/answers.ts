import type { Input } from '@shouya/contract/action'
import { failAt } from '@shouya/server/core/failure.ts'
import { answerKind, CLOCK } from '../../../rectify/checkItem/rules.ts'
import type * as SecurityCheck from '../contract.ts'
import { result, session } from '../noun.ts'
import { clockOf, flawOf, minutesOf } from '../rules.ts'
import type { Check, Result } from './rules.ts'

type Content = Pick<Input<typeof SecurityCheck.Save>, 'arm_time' | 'results'>
type Answers = Content['results']

/** Each item of the check with what the caller answered; 1001 for an answer to something else, or two to one. */
export function answered(
  of: Check['session'],
  items: readonly Result[],
  { arm_time, results: answers }: Content,
): { arm_time: string | null; results: Result[] } {
  const byItem = new Map<number, Answers[number]>()
  for (const [index, answer] of answers.entries()) {
    if (byItem.has(answer.item_id) || !items.some(({ item_id }) => item_id === answer.item_id))
      failAt(`results.${index}.item_id`, 'securityCheck.refused.noItem')
    byItem.set(answer.item_id, answer)
  }
  const results = items.map((item) => {
    const answer = byItem.get(item.item_id)
    if (!answer) return item
    const abnormal = answer.result === result.abnormal
    const applies = answer.result !== result.notApplicable
    return {
      ...item,
      result: answer.result,
      value_num: applies && item.result_type === answerKind.number ? answer.value_num : null,
      value_text: applies && item.result_type === answerKind.text ? answer.value_text : null,
      score: applies && item.result_type === answerKind.score ? answer.score : null,
      problem_desc: abnormal ? answer.problem_desc : null,
      photos: answer.photos,
      known_reason: item.known_by === null || abnormal ? null : answer.known_reason || null,
    }
  })
  return armedOnce(of, arm_time, results)
}

/** After closing the time of arming stands in the head and, where an item asks for it, there: it is said once and is one. */
function armedOnce(of: Check['session'], arm_time: string | null, results: Result[]) {
  const asked = results.find((one) => one.value_unit === CLOCK && one.result !== result.notApplicable)
  if (of !== session.after || !asked) return { arm_time, results }
  const said = asked.value_num ?? (arm_time === null ? null : minutesOf(arm_time))
  return {
    arm_time: said === null ? null : clockOf(said),
    results: results.map((one) => (one === asked ? { ...one, value_num: said } : one)),
  }
}

/** Where an answer stands in the body, or its item's number where the body lacks it. */
const placeOf = (item: Result, answers: Answers) => {
  const index = answers.findIndex(({ item_id }) => item_id === item.item_id)
  return index < 0 ? 'results' : `results.${index}`
}

/** A score within its item: what the table would refuse. */
export function checkScores(items: readonly Result[], answers: Answers): void {
  for (const item of items)
    if (item.score !== null && item.score > item.full_score)
      failAt(`${placeOf(item, answers)}.score`, 'securityCheck.refused.score', { full: item.full_score })
}

/** Everything is answered as its item wants it. */
export function checkComplete(items: readonly Result[], answers: Answers): void {
  for (const item of items) {
    const flaw = flawOf(item, item)
    if (flaw)
      failAt(`${placeOf(item, answers)}.${flaw.field}`, `securityCheck.flaw.${flaw.reason}`, { item: item.item_code })
  }
}

/** What the head of a check says of its items. */
export function totals(items: readonly Pick<Result, 'result'>[]) {
  const abnormal_count = items.filter((item) => item.result === result.abnormal).length
  const whole = items.every((item) => item.result !== null) ? result.normal : null
  return { total_items: items.length, abnormal_count, overall_result: abnormal_count > 0 ? result.abnormal : whole }
}
