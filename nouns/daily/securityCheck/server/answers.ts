import type { Input } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import { failAt } from '@shouya/server/core/failure.ts'
import type * as SecurityCheck from '../contract.ts'
import { contradicts } from './known.ts'
import { needPhoto, type Result, result, resultType } from './rules.ts'

export type Answer = Input<typeof SecurityCheck.Save>['results'][number]

/** Each item of the check with what the caller answered; 1001 for an answer to something else, or two to one. */
export function answered(items: readonly Result[], answers: readonly Answer[]): Result[] {
  const of = new Map<number, Answer>()
  for (const [index, answer] of answers.entries()) {
    if (of.has(answer.item_id) || !items.some(({ item_id }) => item_id === answer.item_id))
      failAt(`results.${index}.item_id`, 'securityCheck.noItem')
    of.set(answer.item_id, answer)
  }
  return items.map((item) => {
    const answer = of.get(item.item_id)
    if (!answer) return item
    const abnormal = answer.result === result.abnormal
    const applies = answer.result !== result.notApplicable
    return {
      ...item,
      result: answer.result,
      value_num: applies && item.result_type === resultType.number ? answer.value_num : null,
      value_text: applies && item.result_type === resultType.text ? answer.value_text : null,
      score: applies && item.result_type === resultType.score ? answer.score : null,
      problem_desc: abnormal ? answer.problem_desc : null,
      photos: answer.photos,
      known_reason: item.known_by === null || abnormal ? null : answer.known_reason || null,
    }
  })
}

/** Where an answer stands in the body, or its item's number where the body lacks it. */
const placeOf = (item: Result, answers: readonly Answer[]) => {
  const index = answers.findIndex(({ item_id }) => item_id === item.item_id)
  return index < 0 ? 'results' : `results.${index}`
}

/** A score within its item: what the table would refuse. */
export function checkScores(items: readonly Result[], answers: readonly Answer[]): void {
  for (const item of items)
    if (item.score !== null && item.score > item.full_score)
      failAt(`${placeOf(item, answers)}.score`, 'securityCheck.score', { full: item.full_score })
}

/** Everything is answered as its item wants it (domain 4.2): a description and photos of what is abnormal, values. */
export function checkComplete(items: readonly Result[], answers: readonly Answer[]): void {
  for (const item of items) {
    const flaw = flawOf(item)
    if (flaw) failAt(`${placeOf(item, answers)}.${flaw.field}`, flaw.reason, { item: item.item_code })
  }
}

type Flaw = { field: string; reason: MessageKey }

function flawOf(item: Result): Flaw | null {
  if (item.result === null) return { field: 'result', reason: 'securityCheck.unanswered' }
  if (item.result === result.notApplicable)
    return contradicts(item) && item.known_reason === null
      ? { field: 'known_reason', reason: 'securityCheck.contradicts' }
      : null
  const abnormal = item.result === result.abnormal
  if (abnormal && (item.problem_desc?.length ?? 0) < 5)
    return { field: 'problem_desc', reason: 'securityCheck.problem' }
  const photo = item.need_photo === needPhoto.always || (item.need_photo === needPhoto.abnormal && abnormal)
  if (photo && item.photos.length === 0) return { field: 'photos', reason: 'securityCheck.photo' }
  const field = wantedValue[item.result_type]
  if (field && !hasValue(item[field])) return { field, reason: 'securityCheck.value' }
  if (!abnormal && field === 'value_num' && beyondLimits(item)) return { field, reason: 'securityCheck.limits' }
  return contradicts(item) && item.known_reason === null
    ? { field: 'known_reason', reason: 'securityCheck.contradicts' }
    : null
}

/** A number that cannot be called normal. */
const beyondLimits = ({ value_num, min_value, max_value }: Result): boolean =>
  value_num !== null && ((min_value !== null && value_num < min_value) || (max_value !== null && value_num > max_value))

/** The value that a kind of item wants beside its result. */
const wantedValue: Readonly<Record<number, 'value_num' | 'value_text' | 'score' | undefined>> = {
  [resultType.number]: 'value_num',
  [resultType.text]: 'value_text',
  [resultType.score]: 'score',
}

const hasValue = (value: number | string | null): boolean => value !== null && value !== ''

/** What the head of a check says of its items. */
export function totals(items: readonly Pick<Result, 'result'>[]) {
  const abnormal_count = items.filter((item) => item.result === result.abnormal).length
  return {
    total_items: items.length,
    abnormal_count,
    overall_result: abnormal_count > 0 ? result.abnormal : result.normal,
  }
}
