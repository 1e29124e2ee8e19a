import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { numberOf } from './number.ts'
import { freeSpecial } from './permit.ts'
import { tellDisputed, tellRefused, tellResolved } from './reminders.ts'
import { disputable, type MoneyBox, status } from './rules.ts'
import { searchText } from './searchText.ts'
import { handoverDone, handoverUndone, handoverWaits } from './task.ts'
import { leaveTime } from './times.ts'

/** The vehicle has left. */
export async function leave(
  ctx: Ctx,
  { id, version, leave_time }: Input<typeof Contract.Leave>,
): Promise<Answered<typeof Contract.Leave>> {
  const before = await find(ctx, 'money_box', id, 'lock')
  if (before.status !== status.handedOver) fail('WrongState')
  if (ctx.user.scope.kind === 'party') fail('WrongState', { reason: 'moneyBox.onlyOutlet' })
  checkVersion(before, version)
  const left = leaveTime(ctx, leave_time, before.end_time)
  const row = await change(ctx, id, { leave_time: left, status: status.done })
  await handoverDone(ctx.db, row, ctx.user.userId, ctx.now)
  note(ctx, before, { status: row.status, leave_time: left })
  return { id, version: row.version }
}

/** Nothing is handed over; seals and approval are good for the next vehicle. */
export async function reject(
  ctx: Ctx,
  { id, version, exception_type, exception_desc }: Input<typeof Contract.Reject>,
): Promise<Answered<typeof Contract.Reject>> {
  const before = await find(ctx, 'money_box', id, 'lock')
  if (before.status !== status.draft && before.status !== status.verified) fail('WrongState')
  checkVersion(before, version)
  await ctx.db
    .updateTable('money_box_item')
    .set({ seal_day: null, seal_company_id: null })
    .where('money_box_id', '=', id)
    .execute()
  await freeSpecial(ctx, before)
  await settle(ctx.db, { codes: ['escort_sign'], table: 'money_box', id, by: ctx.user.userId }, ctx.now)
  const bill_no = await numberOf(ctx, before)
  const row = await change(ctx, id, {
    bill_no,
    status: status.refused,
    exception_type,
    exception_desc,
    oa_examine_id: null,
    special_approve_no: null,
    reject_user_id: ctx.user.userId,
    reject_user_name: ctx.user.name,
    reject_time: sql<string>`${ctx.now}::timestamptz`,
    search_text: searchText({ ...before, bill_no, special_approve_no: null }),
  })
  await handoverWaits(ctx.db, row)
  await tellRefused(ctx, row)
  note(ctx, { ...before, bill_no }, { status: row.status, exception_type, exception_desc })
  return { id, version: row.version, bill_no }
}

/** Somebody of either side objects. */
export async function dispute(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Contract.Dispute>,
): Promise<Answered<typeof Contract.Dispute>> {
  const before = await find(ctx, 'money_box', id, 'lock')
  const { timezone } = ctx.services.database
  if (before.status !== status.handedOver && before.status !== status.done) fail('WrongState')
  if (!disputable(before, ctx.now, (text) => instant(text, timezone)))
    fail('WrongState', { reason: 'moneyBox.disputeOver' })
  checkVersion(before, version)
  const row = await change(ctx, id, {
    status: status.disputed,
    dispute_reason: reason,
    dispute_user_id: ctx.user.userId,
    dispute_user_name: ctx.user.name,
    dispute_time: sql<string>`${ctx.now}::timestamptz`,
  })
  await handoverUndone(ctx.db, row, ctx.now)
  await tellDisputed(ctx, row)
  note(ctx, before, { status: row.status, dispute_reason: reason })
  return { id, version: row.version }
}

/** 分行保卫科 decides. */
export async function resolve(
  ctx: Ctx,
  { id, version, result, leave_time }: Input<typeof Contract.Resolve>,
): Promise<Answered<typeof Contract.Resolve>> {
  const before = await find(ctx, 'money_box', id, 'lock')
  if (before.status !== status.disputed) fail('WrongState')
  if (before.dispute_user_id === ctx.user.userId) fail('WrongState', { reason: 'moneyBox.ownDispute' })
  checkVersion(before, version)
  const row = await change(ctx, id, {
    status: status.done,
    leave_time: before.leave_time ?? leaveTime(ctx, leave_time, before.end_time),
    resolve_result: result,
    resolve_user_id: ctx.user.userId,
    resolve_user_name: ctx.user.name,
    resolve_time: sql<string>`${ctx.now}::timestamptz`,
  })
  await handoverDone(ctx.db, row, ctx.user.userId, ctx.now)
  await settle(ctx.db, { codes: ['escort_disputed'], table: 'money_box', id, by: ctx.user.userId }, ctx.now)
  await tellResolved(ctx, row)
  note(ctx, before, { status: row.status, resolve_result: result })
  return { id, version: row.version }
}

const change = (ctx: Ctx, id: number, values: object): Promise<MoneyBox> =>
  ctx.scoped
    .change('money_box')
    .set({ ...values, ...changed(ctx) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const note = (ctx: Ctx, before: MoneyBox, after: object) =>
  ctx.note({
    table: 'money_box',
    id: before.id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status, leave_time: before.leave_time },
    after,
  })
