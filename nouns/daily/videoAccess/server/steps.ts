import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { type RemindCode, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import type * as VideoAccess from '../contract.ts'
import { videoAccess } from '../noun.ts'
import type { Access } from './rules.ts'

const { table, states } = videoAccess
const status = states.codes

type Change = Updateable<DB['video_access']>

/** Changes a record in a step, and ends its reminder. */
async function step(ctx: Ctx, before: Access, change: Change, settled: RemindCode, message?: string) {
  const saved = await changeRow(ctx, videoAccess, before, change, message)
  await settle(ctx.db, { codes: [settled], table, id: before.id, by: ctx.user.userId }, ctx.now)
  return saved
}

/** The supervisor signs as the last of the three; lent media must still be returned. */
export async function signAccess(
  ctx: Ctx,
  { id, version }: Input<typeof VideoAccess.Sign>,
  { sign, fileId }: Checked,
): Promise<Result<typeof VideoAccess.Sign>> {
  const before = await toMove(ctx, videoAccess, { id, version }, 'sign', (row) =>
    row.status === status.accessed && row.supervisor_user_id !== ctx.user.userId
      ? 'videoAccess.refused.onlySupervisor'
      : undefined,
  )
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const next = before.return_due === null ? status.done : status.toReturn
  return step(ctx, before, { status: next, supervisor_sign: JSON.stringify(sign) }, 'video_sign')
}

/** The media were returned. */
export async function returnMedia(
  ctx: Ctx,
  { id, version }: Input<typeof VideoAccess.Return>,
): Promise<Result<typeof VideoAccess.Return>> {
  const before = await toMove(ctx, videoAccess, { id, version }, 'return')
  const { userId, name } = ctx.user
  const back = { status: status.done, return_time: ctx.now, return_user_id: userId, return_user_name: name }
  return step(ctx, before, back, 'video_return')
}

/** Somebody other than the author refuses an application that was not carried out. */
export async function refuseAccess(
  ctx: Ctx,
  { id, version, reason }: Input<typeof VideoAccess.Refuse>,
): Promise<Result<typeof VideoAccess.Refuse>> {
  const before = await toMove(ctx, videoAccess, { id, version }, 'refuse', (row) =>
    row.create_user_id === ctx.user.userId && (row.status === status.draft || row.status === status.open)
      ? 'videoAccess.refused.ownRefusal'
      : undefined,
  )
  return step(ctx, before, { status: status.refused, close_reason: reason }, 'video_open', reason)
}
