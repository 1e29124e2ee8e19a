import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import { editWindow } from '../../server/editWindow.ts'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import { giveUp } from './permits.ts'
import type { Entry } from './rules.ts'

const status = visitor.states.codes

/** Changes the permitted columns of an entry, and ends its reminders. */
async function end(ctx: Ctx, before: Entry, change: Updateable<DB['out_inside']>, message?: string) {
  const saved = await changeRow(ctx, visitor, before, change, message)
  const { id, dept_id } = before
  await settle(ctx.db, { codes: ['visitor_overdue'], table: 'out_inside', id, by: ctx.user.userId }, ctx.now)
  // Visitors inside keep the outlet's day open.
  if (before.status === status.inside) await notify(ctx.db, { type: 'duty', deptIds: [dept_id] })
  return saved
}

/** Voids an entry; the signed content stays readable. */
export const closeEntry = (ctx: Ctx, before: Entry, close_reason: string) =>
  end(ctx, before, { status: status.void, close_reason })

/** The time of leaving must be after entering, and not in the future. */
export function checkOut(ctx: Ctx, in_time: string, out_time: string): void {
  pastMoment(ctx, 'out_time', out_time)
  if (out_time <= in_time) failAt('out_time', 'visitor.refused.outTime')
}

/** An entry that can still be corrected or voided: after `register.edit_hours` it cannot be changed (domain 0.3). */
export async function freshEntry(ctx: Ctx, seen: { id: number; version: number | undefined }, move: 'edit' | 'void') {
  const before = await toMove(ctx, visitor, seen, move)
  const { hours, isOpen } = await editWindow(ctx)
  if (!isOpen(before.create_time)) fail('WrongState', { reason: 'visitor.refused.window', params: { hours } })
  return before
}

/** Records that a visitor has left. */
export async function leave(
  ctx: Ctx,
  { id, version, out_time, filed_at }: Input<typeof OutInside.Leave>,
): Promise<Result<typeof OutInside.Leave>> {
  const before = await toMove(ctx, visitor, { id, version }, 'leave')
  const leave_filed_at = filedAt(ctx, filed_at)
  const time = out_time ?? leave_filed_at ?? localTime(ctx.now, ctx.services.database.timezone)
  checkOut(ctx, before.in_time, time)
  return end(ctx, before, {
    status: status.left,
    out_time: time,
    out_user_id: ctx.user.userId,
    out_user_name: ctx.user.name,
    leave_filed_at,
    leave_received_at: ctx.now,
  })
}

/** Voids a wrong entry. */
export async function voidEntry(
  ctx: Ctx,
  { id, version, reason }: Input<typeof OutInside.Void>,
): Promise<Result<typeof OutInside.Void>> {
  const before = await freshEntry(ctx, { id, version }, 'void')
  await giveUp(ctx, before)
  return end(ctx, before, { status: status.void, close_reason: reason }, reason)
}
