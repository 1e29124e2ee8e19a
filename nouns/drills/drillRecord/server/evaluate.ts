import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { drillEffect, drillRecord } from '../noun.ts'
import { planAgain } from './again.ts'
import { type DrillRecord, obstacle, status } from './rules.ts'
import { doTasks } from './tasksOf.ts'

const { table } = drillRecord

/** Evaluates a drill; the head of its own unit signs as both. */
export async function evaluate(
  ctx: Ctx,
  { id, version, sign: _, ...judged }: Input<typeof Contract.Evaluate>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Evaluate>> {
  const before = await toMove(ctx, drillRecord, { id, version }, 'evaluate', (row) =>
    obstacle('evaluate', row, ctx.user),
  )
  await checkCodes(ctx.db, drillRecord, judged)
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const { userId, name, deptId } = ctx.user
  const isHead = deptId === before.dept_id
  const evaluated = {
    ...judged,
    ...{ status: status.evaluated, evaluate_time: ctx.now, evaluator_user_id: userId, evaluator_user_name: name },
    evaluator_sign: JSON.stringify(sign),
    sign_hash: signedHash(drillRecord, { ...before, ...judged }, ctx.services.database.timezone),
    ...(isHead && { leader_user_id: userId, leader_user_name: name, leader_sign: JSON.stringify(sign) }),
  }
  const saved = await changeRow(ctx, drillRecord, before, evaluated)
  await settle(ctx.db, { codes: ['drill_evaluate'], table, id, by: userId }, ctx.now)
  await doTasks(ctx, before)
  if (judged.effect === drillEffect.failed) await planAgain(ctx, before)
  if (!isHead) await askHead(ctx, before, saved.version)
  return saved
}

async function askHead(
  ctx: Ctx,
  { id, dept_id, dept_name, bill_no, plan_name }: DrillRecord,
  act: number,
): Promise<void> {
  const { leader_user_id: leader } = await find(ctx, 'dept', dept_id)
  if (!leader) return
  const params = { bill_no, dept: dept_name, plan: plan_name }
  await remind(
    ctx.db,
    { code: 'drill_sign', receivers: [leader], params, link: linkTo(drillRecord, id), table, id, act, level: 1 },
    ctx.now,
  )
}

/** The head of the unit signs what others have evaluated: archived. */
export async function confirm(
  ctx: Ctx,
  { id, version }: Input<typeof Contract.Confirm>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Confirm>> {
  const before = await toMove(ctx, drillRecord, { id, version }, 'confirm', (row) => obstacle('confirm', row, ctx.user))
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const { userId, name } = ctx.user
  await settle(ctx.db, { codes: ['drill_sign'], table, id, by: userId }, ctx.now)
  return changeRow(ctx, drillRecord, before, {
    ...{ status: status.archived, archive_time: ctx.now },
    ...{ leader_user_id: userId, leader_user_name: name, leader_sign: JSON.stringify(sign) },
  })
}
