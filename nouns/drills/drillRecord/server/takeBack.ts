import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { drillRecord } from '../noun.ts'
import { giveUpAgain } from './again.ts'
import { obstacle, status } from './rules.ts'
import { undoTasks } from './tasksOf.ts'

const { table } = drillRecord

/** What an evaluation wrote. */
const unjudged = {
  ...{ score: null, effect: null, evaluation: null, evaluate_time: null, sign_hash: null },
  ...{ evaluator_user_id: null, evaluator_user_name: null, evaluator_sign: null },
  ...{ leader_user_id: null, leader_user_name: null, leader_sign: null },
}

/** Gives a drill back to whoever submitted it. */
export async function giveBack(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.GiveBack>,
): Promise<Answered<typeof Contract.GiveBack>> {
  const before = await toMove(ctx, drillRecord, seen, 'giveBack')
  const saved = await changeRow(ctx, drillRecord, before, { status: status.carriedOut }, reason)
  const { id, bill_no, plan_name, submit_user_id } = before
  await settle(ctx.db, { codes: ['drill_evaluate'], table, id, by: ctx.user.userId }, ctx.now)
  await remind(
    ctx.db,
    {
      code: 'drill_given_back',
      receivers: submit_user_id === null || submit_user_id === ctx.user.userId ? [] : [submit_user_id],
      params: { bill_no, plan: plan_name, reason },
      link: linkTo(drillRecord, id),
      table,
      id,
      act: saved.version,
      level: 1,
    },
    ctx.now,
  )
  return saved
}

/** Takes an evaluation back. */
export async function withdraw(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Withdraw>,
): Promise<Answered<typeof Contract.Withdraw>> {
  const before = await toMove(ctx, drillRecord, seen, 'withdraw', (row) => obstacle('withdraw', row, ctx.user))
  await giveUpAgain(ctx, before, reason)
  const saved = await changeRow(ctx, drillRecord, before, { ...unjudged, status: status.awaiting }, reason)
  await settle(ctx.db, { codes: ['drill_sign'], table, id: before.id, by: ctx.user.userId }, ctx.now)
  await undoTasks(ctx, before)
  return saved
}

/** It does not take place, or was entered by mistake. */
export async function cancel(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Cancel>,
): Promise<Answered<typeof Contract.Cancel>> {
  const before = await toMove(ctx, drillRecord, seen, 'cancel', (row) => obstacle('cancel', row, ctx.user))
  const saved = await changeRow(ctx, drillRecord, before, { status: status.cancelled, cancel_reason: reason }, reason)
  const codes = ['drill_evaluate', 'drill_again', 'drill_given_back'] as const
  await settle(ctx.db, { codes, table, id: before.id, by: ctx.user.userId }, ctx.now)
  return saved
}
