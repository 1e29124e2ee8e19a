import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { eachAlone } from '@shouya/server/core/results/eachAlone.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { whyNot } from '@shouya/server/core/results/whyNot.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { LEAST_EVALUATORS } from '../rules.ts'
import { evaluatorsOf, itemsOf, type Performance } from './rows.ts'
import { submit } from './submit.ts'

/** Submits several as they were kept, each for itself; keeps a result with what was not submitted and why. */
export async function submitMany(
  ctx: Ctx,
  { ids, sign }: Input<typeof Contract.SubmitMany>,
  checked: Checked,
): Promise<Answered<typeof Contract.SubmitMany>> {
  const rows: Performance[] = []
  // One that is missing says why: there is none (1002), or it is out of scope (403).
  for (const id of new Set(ids)) rows.push(await find(ctx, noun.table, id))
  const { done, refused } = await eachAlone(ctx.db, rows, async (row) => {
    await submit(ctx, { ...kept(ctx, row), sign }, checked)
    return row.id
  })
  const failed = refused.map(({ record: { id, subject_name, bill_no }, failure }) => ({
    ...{ id, name: `${subject_name} ${bill_no}`, message: whyNot(ctx.lang, failure) },
  }))
  const result_id = await keepBatch(ctx, {
    ...{ action: 'PerformanceEvaluation/SubmitMany', link: noun.route, done: done.length },
    left: failed.map(({ name, message }) => ({ name, message })),
  })
  return { done, failed, result_id }
}

/** What was kept, signed by the caller as the first evaluator; refused as long as something is missing, since a list has no form. */
function kept({ user }: Ctx, row: Performance) {
  const { id, version, adjust, adjust_reason, conclusion } = row
  const items = itemsOf(row).map(({ manual }) => ({ manual }))
  const evaluator_ids = evaluatorsOf(row).flatMap(({ user_id }) => (user_id === user.userId ? [] : [user_id]))
  const isComplete = conclusion !== null && items.every(({ manual }) => manual !== null)
  if (!isComplete || evaluator_ids.length + 1 < LEAST_EVALUATORS)
    fail('WrongState', { reason: 'performanceEvaluation.refused.incomplete', params: { min: LEAST_EVALUATORS } })
  return { id, version, adjust, adjust_reason, conclusion: conclusion as 1 | 2 | 3 | 4, items, evaluator_ids }
}
