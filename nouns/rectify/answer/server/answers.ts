import { failAt } from '@shouya/server/core/failure.ts'
import { answerKind } from '../../checkItem/rules.ts'
import { flawOf, result } from '../rules.ts'
import type { GivenAnswer } from '../schemas.ts'
import type { AnsweredItem } from './results.ts'

/** The items of a check with the caller's answers; 1001 for an answer to another item, or two answers to one. */
export function answered(items: readonly AnsweredItem[], answers: readonly GivenAnswer[]): AnsweredItem[] {
  const byItem = new Map<number, GivenAnswer>()
  for (const [index, answer] of answers.entries()) {
    if (byItem.has(answer.item_id) || !items.some(({ item_id }) => item_id === answer.item_id))
      failAt(`results.${index}.item_id`, 'answer.refused.noItem')
    byItem.set(answer.item_id, answer)
  }
  return items.map((item) => {
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
}

/** The path of an answer in the body, or the item's code if the body has no answer. */
const placeOf = (item: AnsweredItem, answers: readonly GivenAnswer[]) => {
  const index = answers.findIndex(({ item_id }) => item_id === item.item_id)
  return index < 0 ? 'results' : `results.${index}`
}

/** Scores must be within the limits of their items, as the table requires. */
export function checkScores(items: readonly AnsweredItem[], answers: readonly GivenAnswer[]): void {
  for (const item of items)
    if (item.score !== null && item.score > item.full_score)
      failAt(`${placeOf(item, answers)}.score`, 'answer.refused.score', { full: item.full_score })
}

/** Checks that every item is completely answered. */
export function checkComplete(items: readonly AnsweredItem[], answers: readonly GivenAnswer[]): void {
  for (const item of items) {
    const flaw = flawOf(item, item)
    if (flaw) failAt(`${placeOf(item, answers)}.${flaw.field}`, `answer.flaw.${flaw.reason}`, { item: item.item_code })
  }
}

/** The totals of the items for the head of a check. */
export function totals(items: readonly Pick<AnsweredItem, 'result'>[]) {
  const abnormal_count = items.filter((item) => item.result === result.abnormal).length
  const whole = items.every((item) => item.result !== null) ? result.normal : null
  return { total_items: items.length, abnormal_count, overall_result: abnormal_count > 0 ? result.abnormal : whole }
}
