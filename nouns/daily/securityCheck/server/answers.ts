import type { Input } from '@shouya/contract/action'
import { failAt } from '@shouya/server/core/failure.ts'
import { answerKind, CLOCK } from '../../../rectify/checkItem/rules.ts'
import type * as SecurityCheck from '../contract.ts'
import { result, session } from '../noun.ts'
import { clockOf, flawOf, minutesOf } from '../rules.ts'
import type { Check, Result } from './rules.ts'

type Content = Pick<Input<typeof SecurityCheck.Save>, 'arm_time' | 'results'>
type Answers = Content['results']

/** The items of the check with the caller's answers; 1001 for an answer to another item, or two answers to one. */
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

/** The time of arming after closing is a field of the head, and of an item if there is one: the two are kept equal. */
function armedOnce(of: Check['session'], arm_time: string | null, results: Result[]) {
  const armingItem = results.find((item) => item.value_unit === CLOCK && item.result !== result.notApplicable)
  if (of !== session.after || !armingItem) return { arm_time, results }
  const armedAt = armingItem.value_num ?? (arm_time === null ? null : minutesOf(arm_time))
  return {
    arm_time: armedAt === null ? null : clockOf(armedAt),
    results: results.map((item) => (item === armingItem ? { ...item, value_num: armedAt } : item)),
  }
}

/** The path of an answer in the body, or the item's code if the body has no answer. */
const placeOf = (item: Result, answers: Answers) => {
  const index = answers.findIndex(({ item_id }) => item_id === item.item_id)
  return index < 0 ? 'results' : `results.${index}`
}

/** Scores must be within the limits of their items, as the table requires. */
export function checkScores(items: readonly Result[], answers: Answers): void {
  for (const item of items)
    if (item.score !== null && item.score > item.full_score)
      failAt(`${placeOf(item, answers)}.score`, 'securityCheck.refused.score', { full: item.full_score })
}

/** Checks that every item is completely answered. */
export function checkComplete(items: readonly Result[], answers: Answers): void {
  for (const item of items) {
    const flaw = flawOf(item, item)
    if (flaw)
      failAt(`${placeOf(item, answers)}.${flaw.field}`, `securityCheck.flaw.${flaw.reason}`, { item: item.item_code })
  }
}

/** The totals of the items for the head of a check. */
export function totals(items: readonly Pick<Result, 'result'>[]) {
  const abnormal_count = items.filter((item) => item.result === result.abnormal).length
  const whole = items.every((item) => item.result !== null) ? result.normal : null
  return { total_items: items.length, abnormal_count, overall_result: abnormal_count > 0 ? result.abnormal : whole }
}
