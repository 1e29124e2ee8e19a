import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { LEAST_EVALUATORS } from '../rules.ts'
import { awaits, type Evaluator, evaluatorsOf, type Performance, status } from './rows.ts'
import { keep } from './save.ts'

const { table } = noun

/** Signs a complete evaluation; the other evaluators are asked to. */
export async function submit(
  ctx: Ctx,
  input: Input<typeof Contract.Submit>,
  checked: Checked,
): Promise<Answered<typeof Contract.Submit>> {
  const row = await keep(ctx, input)
  if (row.status !== status.scored) fail('WrongState', { reason: 'performanceEvaluation.refused.notCalculated' })
  const unjudged = input.items.findIndex(({ manual }) => manual === null)
  if (unjudged >= 0) failAt(`items.${unjudged}.manual`, 'input.required')
  if (row.conclusion === null) failAt('conclusion', 'input.required')
  if (evaluatorsOf(row).length < LEAST_EVALUATORS)
    failAt('evaluator_ids', 'performanceEvaluation.refused.evaluators', { min: LEAST_EVALUATORS })
  const done = await withSign(ctx, row, checked, { sign_hash: signedHash(noun, row, ctx.services.database.timezone) })
  await remind(
    ctx.db,
    {
      code: 'performance_sign',
      receivers: evaluatorsOf(row).flatMap(({ user_id }) => (user_id === ctx.user.userId ? [] : [user_id])),
      params: { evaluator: ctx.user.name, subject: row.subject_name, year: row.year },
      link: linkTo(noun, row.id),
      table,
      id: row.id,
      level: 1,
    },
    ctx.now,
  )
  return done
}

/** A further evaluator signs what the first has signed. */
export async function signFurther(
  ctx: Ctx,
  seen: Input<typeof Contract.Sign>,
  checked: Checked,
): Promise<Answered<typeof Contract.Sign>> {
  const row = await toMove(ctx, noun, seen, 'sign')
  if (!awaits(row, ctx.user.userId)) fail('WrongState', { reason: 'performanceEvaluation.refused.notAwaited' })
  const done = await withSign(ctx, row, checked)
  const { userId } = ctx.user
  await settle(ctx.db, { codes: ['performance_sign'], table, id: row.id, by: userId, receiver: userId }, ctx.now)
  return done
}

/** Adds the caller's signature; with the last one head office has it. */
async function withSign(ctx: Ctx, row: Performance, { sign, fileId }: Checked, further: { sign_hash?: string } = {}) {
  if (fileId !== null) await attachFile(ctx, fileId, table, row.id)
  const time = localTime(ctx.now, ctx.services.database.timezone)
  const evaluators: Evaluator[] = evaluatorsOf(row).map((line) =>
    line.user_id === ctx.user.userId ? { ...line, sign, sign_time: time } : line,
  )
  const isLast = evaluators.every((line) => line.sign !== null)
  const next = isLast ? status.submitted : status.scored
  const saved = await changeRow(ctx, noun, row, {
    ...further,
    ...{ evaluators: JSON.stringify(evaluators), status: next },
    ...(isLast && { submit_time: ctx.now }),
  })
  return { ...saved, status: next }
}
