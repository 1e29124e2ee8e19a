import type { Input } from '@shouya/contract/action'
import { clockOf, minutesOf, result } from '../../../rectify/answer/rules.ts'
import { CLOCK } from '../../../rectify/checkItem/rules.ts'
import { answered } from '../../../rectify/server/public.ts'
import type * as SecurityCheck from '../contract.ts'
import { session } from '../noun.ts'
import type { Check, Result } from './rules.ts'

/**
 * The items with the caller's answers. The time of arming after closing is a field of the head, and of an item if there is
 * one: the two are kept equal.
 */
export function answeredAndArmed(
  of: Check['session'],
  items: readonly Result[],
  { arm_time, results: answers }: Pick<Input<typeof SecurityCheck.Save>, 'arm_time' | 'results'>,
): { arm_time: string | null; results: Result[] } {
  const results = answered(items, answers)
  const armingItem = results.find((item) => item.value_unit === CLOCK && item.result !== result.notApplicable)
  if (of !== session.after || !armingItem) return { arm_time, results }
  const armedAt = armingItem.value_num ?? (arm_time === null ? null : minutesOf(arm_time))
  return {
    arm_time: armedAt === null ? null : clockOf(armedAt),
    results: results.map((item) => (item === armingItem ? { ...item, value_num: armedAt } : item)),
  }
}
