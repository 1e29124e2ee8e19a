import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { type RemindCode, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import type * as VideoAccess from '../contract.ts'
import { type Access, status } from './rules.ts'

type Change = {
  status: number
  supervisor_sign?: string
  return_time?: Date
  return_user_id?: number
  return_user_name?: string
  close_reason?: string
}

/** A step of a record, and the reminder that it settles. */
async function step(ctx: Ctx, before: Access, values: Change, settled: RemindCode, message?: string) {
  const { id } = before
  const saved = await updateRow(ctx, 'video_access', id, values)
  await settle(ctx.db, { codes: [settled], table: 'video_access', id, by: ctx.user.userId }, ctx.now)
  ctx.note({
    table: 'video_access',
    id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status },
    after: { status: values.status },
    ...(message === undefined ? {} : { message }),
  })
  return saved
}

/** The supervisor signs as the last of the three; media that are lent are still to come back. */
export async function signAccess(
  ctx: Ctx,
  { id, version }: Input<typeof VideoAccess.Sign>,
  { sign, fileId }: Checked,
): Promise<Result<typeof VideoAccess.Sign>> {
  const before = await find(ctx, 'video_access', id, 'lock')
  if (before.status !== status.accessed) fail('WrongState')
  if (before.supervisor_user_id !== ctx.user.userId) fail('WrongState', { reason: 'videoAccess.onlySupervisor' })
  checkVersion(before, version)
  if (fileId !== null) await attachFile(ctx, fileId, 'video_access', id)
  const next = before.return_due === null ? status.done : status.toReturn
  return step(ctx, before, { status: next, supervisor_sign: JSON.stringify(sign) }, 'video_sign')
}

/** The media are back. */
export async function returnMedia(
  ctx: Ctx,
  { id, version }: Input<typeof VideoAccess.Return>,
): Promise<Result<typeof VideoAccess.Return>> {
  const before = await find(ctx, 'video_access', id, 'lock')
  if (before.status !== status.toReturn) fail('WrongState')
  checkVersion(before, version)
  const { userId, name } = ctx.user
  const back = { status: status.done, return_time: ctx.now, return_user_id: userId, return_user_name: name }
  return step(ctx, before, back, 'video_return')
}

/** Somebody else than who entered it refuses what is not carried out yet. */
export async function refuseAccess(
  ctx: Ctx,
  { id, version, reason }: Input<typeof VideoAccess.Refuse>,
): Promise<Result<typeof VideoAccess.Refuse>> {
  const before = await find(ctx, 'video_access', id, 'lock')
  if (before.status !== status.entered && before.status !== status.open) fail('WrongState')
  if (before.create_user_id === ctx.user.userId) fail('WrongState', { reason: 'videoAccess.ownRefusal' })
  checkVersion(before, version)
  return step(ctx, before, { status: status.refused, close_reason: reason }, 'video_open', reason)
}
