import { enteredOf } from '@shouya/noun/values'
import { CLOCK } from '../../../rectify/checkItem/rules.ts'
import { checkResult, result, securityCheck, session } from '../noun.ts'
import { clockOf, type Flaw, flawOf } from '../rules.ts'
import type { Answer, CheckDetail, Item } from './checkList.ts'

/** The session of this hour, `HH:mm`. */
export const sessionAt = (time: string): number =>
  time < '10:00' ? session.before : time < '16:30' ? session.during : session.after

/** Whether it is a draft without signatures. */
export const isUnsigned = ({ status, awaits_second }: Pick<CheckDetail, 'status' | 'awaits_second'>): boolean =>
  status === securityCheck.states.codes.draft && !awaits_second

/** The session offered without a chosen one, if that of this hour is already signed: the next one. */
export const sessionAfter = (
  check: Pick<CheckDetail, 'session' | 'status' | 'awaits_second'> | undefined,
): number | undefined => (check && !isUnsigned(check) && check.session < session.after ? check.session + 1 : undefined)

/** The answer to an item so far. */
export const answerOf = (item: Item): Answer => ({ item_id: item.item_id, ...enteredOf(checkResult, item) })

const isOpen = (answer: Answer): boolean => answer.result === null || answer.result === undefined

/** Marks all open items as normal, except those that a register contradicts: they must be answered one by one. */
export const allNormal = (items: readonly Item[], answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => {
    const item = items.find(({ item_id }) => item_id === answer.item_id)
    return isOpen(answer) && !item?.known_count ? { ...answer, result: result.normal } : answer
  })

type Valued = Pick<Item, 'value_num' | 'value_text' | 'score' | 'full_score' | 'value_unit'>

/** The further values of an item, with its unit. */
export function saidOf({ value_num, value_text, score, full_score, value_unit }: Valued): string | null {
  if (value_num !== null) return value_unit === CLOCK ? clockOf(value_num) : `${value_num}${value_unit ?? ''}`
  if (score !== null) return `${score} / ${full_score}`
  return value_text
}

/** The items that the server would refuse, each with the reason. */
export const flawed = (items: readonly Item[], answers: readonly Answer[]): Map<Item, Flaw['reason']> =>
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
