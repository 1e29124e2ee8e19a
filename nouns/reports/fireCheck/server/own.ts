import type { Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { result } from '../../../rectify/answer/rules.ts'
import { register } from '../../../rectify/checkItem/rules.ts'
import type { AnsweredItem } from '../../../rectify/server/public.ts'
import type { Content } from '../../checkReport/server/scene.ts'
import type { Save } from '../contract.ts'
import { fireCheck } from '../noun.ts'
import { outOfOrder } from '../rules.ts'

type Own = Input<typeof Save>

/** Each extinguisher stands there once. */
export async function own(_: Ctx, input: Content) {
  const { extinguishers, check_date, last_maint_date } = input as Content & Own
  for (const [index, { no }] of extinguishers.entries())
    if (extinguishers.findIndex((other) => other.no === no) < index)
      failAt(`extinguishers.${index}.no`, 'fireCheck.refused.twice')
  if (last_maint_date !== null && last_maint_date > check_date) failAt('last_maint_date', 'input.future')
  return { ...enteredOf(fireCheck, input as Content & Own), extinguishers }
}

/** An extinguisher that is out of date or without pressure makes its item abnormal, whatever was ticked. */
export function concluded(results: AnsweredItem[], input: Content): AnsweredItem[] {
  const bad = outOfOrder((input as Content & Own).extinguishers, input.check_date)
  return results.map((item) => {
    if (item.known_by !== register.extinguishers) return item
    const known_count = bad.length
    if (known_count === 0 || item.result === null) return { ...item, known_count }
    const said = input.results.find(({ item_id }) => item_id === item.item_id)
    return {
      ...item,
      known_count,
      result: result.abnormal,
      problem_desc: said?.problem_desc ?? null,
      known_reason: null,
    }
  })
}

/** What a report of fire safety may not lack (domain 5.7). */
export function checkComplete(input: Content): void {
  const { extinguishers, hydrant_count, smoke_test, light_minutes } = input as Content & Own
  if (extinguishers.length === 0) failAt('extinguishers', 'input.required')
  if (hydrant_count === null) failAt('hydrant_count', 'input.required')
  if (smoke_test === null) failAt('smoke_test', 'input.required')
  if (light_minutes === null) failAt('light_minutes', 'input.required')
}
