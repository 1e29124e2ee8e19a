import { enteredOf } from '@shouya/noun/values'
import { CLOCK, DAY } from '../../checkItem/rules.ts'
import { resultFields } from '../fields.ts'
import { clockOf, dayOf, type Flaw, flawOf, result } from '../rules.ts'
import type { Answer, AskedItem } from '../schemas.ts'

/** The answer to an item so far. */
export const answerOf = (item: AskedItem): Answer => ({
  item_id: item.item_id,
  ...enteredOf({ name: 'answer', fields: resultFields }, item),
})

const isOpen = (answer: Answer): boolean => answer.result === null || answer.result === undefined

/** Marks all open items as normal, except those that a register contradicts: they must be answered one by one. */
export const allNormal = (items: readonly AskedItem[], answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => {
    const item = items.find(({ item_id }) => item_id === answer.item_id)
    return isOpen(answer) && !item?.known_count ? { ...answer, result: result.normal } : answer
  })

type Valued = Pick<AskedItem, 'value_num' | 'value_text' | 'score' | 'full_score' | 'value_unit'>

/** The further values of an item, with its unit. */
export function saidOf({ value_num, value_text, score, full_score, value_unit }: Valued): string | null {
  if (value_num !== null) {
    if (value_unit === CLOCK) return clockOf(value_num)
    return value_unit === DAY ? dayOf(value_num) : `${value_num}${value_unit ?? ''}`
  }
  if (score !== null) return `${score} / ${full_score}`
  return value_text
}

/** The items that the server would refuse, each with the reason. */
export const flawed = (items: readonly AskedItem[], answers: readonly Answer[]): Map<AskedItem, Flaw['reason']> =>
  new Map(
    items.flatMap((item) => {
      const flaw = flawOf(item, answers.find(({ item_id }) => item_id === item.item_id) ?? {})
      return flaw ? [[item, flaw.reason] as const] : []
    }),
  )

/** The progress of a check. */
export const progress = (answers: readonly Answer[]) => ({
  done: answers.filter((answer) => !isOpen(answer)).length,
  bad: answers.filter((answer) => answer.result === result.abnormal).length,
})
