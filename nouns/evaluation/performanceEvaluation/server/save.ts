import type { Result as Answered, Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { scoresOf } from '../rules.ts'
import { rankAgain } from './rank.ts'
import { type Evaluator, itemsOf, type Performance, status } from './rows.ts'

type Content = Input<typeof Contract.Save>

const { table, permission } = noun

/** People who evaluate for a branch. */
export const evaluatorsFor = (ctx: Pick<Ctx, 'db'>, deptId: number) =>
  peopleWith(ctx.db, deptId, { id: permission, operations: ['submit'] })

/** Keeps the points of people. */
export async function save(ctx: Ctx, input: Content): Promise<Answered<typeof Contract.Save>> {
  const { id, version } = await keep(ctx, input)
  return { id, version }
}

/** Writes points, adjustment, conclusion and evaluators, none of whom has signed any more; answers the row as it is now. */
export async function keep(ctx: Ctx, input: Content): Promise<Performance> {
  const before: Performance = await findSeen(ctx, table, input)
  if (before.status !== status.draft && before.status !== status.scored) fail('WrongState')
  const items = itemsOf(before).map((item, seq) => {
    const manual = input.items[seq]?.manual ?? null
    if (manual !== null && manual > item.weight)
      failAt(`items.${seq}.manual`, 'performanceEvaluation.refused.points', { max: item.weight })
    return { ...item, manual }
  })
  if ((input.adjust !== 0) !== Boolean(input.adjust_reason))
    failAt('adjust_reason', input.adjust === 0 ? 'performanceEvaluation.refused.noAdjust' : 'input.required')
  const evaluators = await evaluatorLines(ctx, before.dept_id, input.evaluator_ids)
  await changeRow(ctx, noun, before, {
    ...enteredOf(noun, input),
    ...scoresOf(items, input.adjust),
    ...{ items: JSON.stringify(items), evaluators: JSON.stringify(evaluators), sign_hash: null },
    evaluator_names: evaluators.map(({ name }) => name).join('、'),
  })
  await rankAgain(ctx, [before])
  return find(ctx, table, before.id)
}

/** The caller and the others, each once, none of whom has signed. */
async function evaluatorLines(ctx: Ctx, deptId: number, others: readonly number[]): Promise<Evaluator[]> {
  const people = new Map((await evaluatorsFor(ctx, deptId).execute()).map((person) => [person.id, person.real_name]))
  const { userId, name } = ctx.user
  const named = others.map((id, index) => {
    if (id === userId || others.indexOf(id) < index)
      failAt(`evaluator_ids.${index}`, 'performanceEvaluation.refused.twice')
    return { user_id: id, name: people.get(id) ?? failAt(`evaluator_ids.${index}`, 'input.person') }
  })
  return [{ user_id: userId, name }, ...named].map((person, seq) => ({ seq, ...person, sign: null, sign_time: null }))
}
