import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { instant, localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { numberOf } from './number.ts'
import { freeSpecial } from './permit.ts'
import { tellDisputed, tellRefused, tellResolved } from './reminders.ts'
import { disputable, isOfCompany, type MoneyBox } from './rules.ts'
import { handoverDone, handoverUndone, handoverWaits } from './task.ts'
import { leaveTime } from './times.ts'

const status = moneyBox.states.codes

/** Records that the vehicle has left. */
export async function leave(
  ctx: Ctx,
  { id, version, leave_time }: Input<typeof Contract.Leave>,
): Promise<Answered<typeof Contract.Leave>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'leave')
  if (isOfCompany(ctx.user)) fail('WrongState', { reason: 'moneyBox.refused.onlyOutlet' })
  const next = { status: status.done, leave_time: leaveTime(ctx, leave_time, before.end_time) }
  await handoverDone(ctx.db, before, ctx.user.userId, ctx.now)
  return changeRow(ctx, moneyBox, before, next)
}

/** Nothing is handed over; seals and approval can be used for the next vehicle. */
export async function reject(
  ctx: Ctx,
  { id, version, exception_type, exception_desc }: Input<typeof Contract.Reject>,
): Promise<Answered<typeof Contract.Reject>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'reject')
  const free = { seal_day: null, seal_company_id: null }
  await ctx.db.updateTable('money_box_item').set(free).where('money_box_id', '=', id).execute()
  await freeSpecial(ctx, before)
  await settle(ctx.db, { codes: ['escort_sign'], table: 'money_box', id, by: ctx.user.userId }, ctx.now)
  const bill_no = await numberOf(ctx, before)
  const { after, saved } = await change(ctx, { ...before, bill_no }, 'reject', {
    ...{ bill_no, status: status.refused, exception_type, exception_desc },
    ...{ oa_examine_id: null, special_approve_no: null },
  })
  await handoverWaits(ctx.db, after)
  await tellRefused(ctx, after)
  return { ...saved, bill_no }
}

/** A person of either side raises an objection. */
export async function dispute(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Contract.Dispute>,
): Promise<Answered<typeof Contract.Dispute>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'dispute')
  const { timezone } = ctx.services.database
  if (!disputable(before, ctx.now, (text) => instant(text, timezone)))
    fail('WrongState', { reason: 'moneyBox.refused.disputeOver' })
  const next = { status: status.disputed, dispute_reason: reason }
  const { after, saved } = await change(ctx, before, 'dispute', next)
  await handoverUndone(ctx.db, after, ctx.now)
  await tellDisputed(ctx, after)
  return saved
}

/** The decision of 分行保卫科. */
export async function resolve(
  ctx: Ctx,
  { id, version, result, leave_time }: Input<typeof Contract.Resolve>,
): Promise<Answered<typeof Contract.Resolve>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'resolve')
  const { userId } = ctx.user
  if (before.dispute_user_id === userId) fail('WrongState', { reason: 'moneyBox.refused.ownDispute' })
  const leftAt = before.leave_time ?? leaveTime(ctx, leave_time, before.end_time)
  const next = { status: status.done, leave_time: leftAt, resolve_result: result }
  const { after, saved } = await change(ctx, before, 'resolve', next)
  await handoverDone(ctx.db, after, userId, ctx.now)
  await settle(ctx.db, { codes: ['escort_disputed'], table: 'money_box', id, by: userId }, ctx.now)
  await tellResolved(ctx, after)
  return saved
}

/** Changes a handover, and records by whom and when; returns the changed row. */
async function change(
  ctx: Ctx,
  before: MoneyBox,
  act: 'reject' | 'dispute' | 'resolve',
  next: Updateable<DB['money_box']>,
) {
  const { userId, name } = ctx.user
  const time = localTime(ctx.now, ctx.services.database.timezone)
  const by = { [`${act}_user_id`]: userId, [`${act}_user_name`]: name, [`${act}_time`]: time }
  const saved = await changeRow(ctx, moneyBox, before, { ...next, ...by })
  return { saved, after: { ...before, ...next, ...by } as MoneyBox }
}
