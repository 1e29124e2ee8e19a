import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import type * as OutInside from '../contract.ts'
import { checkOut } from './checkOut.ts'
import { checkWindow } from './checkWindow.ts'
import { giveUp } from './permits.ts'
import { type Entry, status } from './rules.ts'

type Change = {
  status: number
  out_time?: string
  out_user_id?: number
  out_user_name?: string
  leave_filed_at?: string | null
  leave_received_at?: Date
  close_reason?: string
}

/** Changes what may change of an entry; nobody has to be reminded of it any more. */
async function end(ctx: Ctx, { id, status: was, dept_id }: Entry, values: Change) {
  const saved = await ctx.scoped
    .change('out_inside')
    .set({ ...values, ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await settle(ctx.db, { codes: ['visitor_overdue'], table: 'out_inside', id, by: ctx.user.userId }, ctx.now)
  // Whoever is inside keeps the outlet's day open.
  if (was === status.inside) await notify(ctx.db, { type: 'duty', deptIds: [dept_id] })
  return saved
}

/** It does not count any more; what was signed stays readable. */
export const closeEntry = (ctx: Ctx, before: Entry, close_reason: string) =>
  end(ctx, before, { status: status.void, close_reason })

/** Records that somebody has left. */
export async function leave(
  ctx: Ctx,
  { id, version, out_time, filed_at }: Input<typeof OutInside.Leave>,
): Promise<Result<typeof OutInside.Leave>> {
  const before = await find(ctx, 'out_inside', id, 'lock')
  if (before.status !== status.inside) fail('WrongState')
  checkVersion(before, version)
  const leave_filed_at = filedAt(ctx, filed_at)
  const time = out_time ?? leave_filed_at ?? localTime(ctx.now, ctx.services.database.timezone)
  checkOut(ctx, before.in_time, time)
  const { userId, name } = ctx.user
  const saved = await end(ctx, before, {
    status: status.left,
    out_time: time,
    out_user_id: userId,
    out_user_name: name,
    leave_filed_at,
    leave_received_at: ctx.now,
  })
  ctx.note({
    table: 'out_inside',
    id,
    billNo: before.bill_no,
    before: { status: before.status, out_time: null },
    after: { status: status.left, out_time: time },
  })
  return saved
}

/** Voids an entry that should not be there. */
export async function voidEntry(
  ctx: Ctx,
  { id, version, reason }: Input<typeof OutInside.Void>,
): Promise<Result<typeof OutInside.Void>> {
  const before = await find(ctx, 'out_inside', id, 'lock')
  if (before.status === status.void) fail('WrongState')
  checkVersion(before, version)
  await checkWindow(ctx, before)
  await giveUp(ctx, before)
  const saved = await closeEntry(ctx, before, reason)
  ctx.note({
    table: 'out_inside',
    id,
    billNo: before.bill_no,
    before: { status: before.status },
    after: { status: status.void },
    message: reason,
  })
  return saved
}
