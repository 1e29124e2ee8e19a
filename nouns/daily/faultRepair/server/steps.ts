import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { endOrder } from '../../../maintenance/server/public.ts'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as FaultRepair from '../contract.ts'
import { faultRepair } from '../noun.ts'
import type { Fault } from './rules.ts'

/** The reminders that end with the fault. */
const reminders = ['fault_new', 'fault_escalated'] as const

const { table, states } = faultRepair
const status = states.codes

const settled = ({ db, user, now }: Ctx, id: number) =>
  settle(db, { codes: reminders, table, id, by: user.userId }, now)

/** Records that work has started. */
export async function start(
  ctx: Ctx,
  { id, version, handle_mode, handle_note }: Input<typeof FaultRepair.Start>,
): Promise<Answered<typeof FaultRepair.Start>> {
  const before = await toMove(ctx, faultRepair, { id, version }, 'start')
  const next = { status: status.working, start_time: ctx.now, handle_mode, handle_note: handle_note || null }
  return changeRow(ctx, faultRepair, before, next)
}

/** The device works again; whoever records it signs. */
export async function finish(
  ctx: Ctx,
  { id, version, handle_result, ...input }: Input<typeof FaultRepair.Finish>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof FaultRepair.Finish>> {
  const before = await toMove(ctx, faultRepair, { id, version }, 'finish')
  const recover_time = input.recover_time ?? localTime(ctx.now, ctx.services.database.timezone)
  pastMoment(ctx, 'recover_time', recover_time)
  if (recover_time <= before.fault_time) failAt('recover_time', 'faultRepair.refused.recoverTime')
  await endOrder(ctx, before.repair_order_id, handle_result)
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const next = {
    status: status.recovered,
    recover_time,
    handle_result,
    recover_user_id: ctx.user.userId,
    recover_user_name: ctx.user.name,
  }
  const saved = await changeRow(ctx, faultRepair, before, {
    ...next,
    recover_sign: JSON.stringify(sign),
    sign_hash: signedHash(faultRepair, { ...before, ...next }, ctx.services.database.timezone),
  })
  await settled(ctx, id)
  return saved
}

/** It cannot be repaired: the fault lasts until a new device works. */
export async function giveUp(
  ctx: Ctx,
  { id, version, handle_result }: Input<typeof FaultRepair.GiveUp>,
): Promise<Answered<typeof FaultRepair.GiveUp>> {
  const before = await toMove(ctx, faultRepair, { id, version }, 'giveUp')
  await endOrder(ctx, before.repair_order_id, handle_result)
  return changeRow(ctx, faultRepair, before, { status: status.beyondRepair, handle_result }, handle_result)
}

/** The author cannot void a fault, except while Delete is open to the author. */
const whyNotVoid =
  ({ user }: Ctx, move: 'void' | 'delete') =>
  (row: Fault) =>
    move === 'void' && row.create_user_id === user.userId && row.status !== status.void
      ? 'faultRepair.refused.ownVoid'
      : undefined

/** Voids a fault: by somebody else, or by the author before work has started. */
export const cross =
  (move: 'void' | 'delete') =>
  async (
    ctx: Ctx,
    { id, version, reason }: Input<typeof FaultRepair.Void>,
  ): Promise<Answered<typeof FaultRepair.Void>> => {
    const before = await toMove(ctx, faultRepair, { id, version }, move, whyNotVoid(ctx, move))
    await endOrder(ctx, before.repair_order_id, reason)
    const saved = await changeRow(ctx, faultRepair, before, { status: status.void, void_reason: reason }, reason)
    await settled(ctx, id)
    return saved
  }
