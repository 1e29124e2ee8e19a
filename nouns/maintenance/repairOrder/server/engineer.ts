import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { minutesOf, putOff } from '../rules.ts'
import { step } from './step.ts'
import { type Order, status } from './types.ts'

const OTHER = 4

/** The vendor takes an order; who comes is the caller, unless they name somebody. */
export async function accept(
  ctx: Ctx,
  { id, version, engineer_name, engineer_phone }: Input<typeof Repair.Accept>,
): Promise<Answered<typeof Repair.Accept>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'accept')
  const own = engineer_name ? null : await ownEntry(ctx)
  const change = {
    status: status.working,
    accept_time: ctx.now,
    accept_user_id: ctx.user.userId,
    engineer_name: engineer_name || own?.name || ctx.user.name,
    engineer_phone: engineer_phone || own?.phone || (engineer_name ? null : before.engineer_phone),
  }
  return step(ctx, before, change, { action: 'accept', note: change.engineer_name })
}

/** The caller among the vendor's contacts. */
const ownEntry = ({ db, user }: Ctx) =>
  everything(db)
    .selectFrom('maintain_contact')
    .select(['name', 'phone'])
    .where('user_id', '=', user.userId)
    .executeTakeFirst()

/** The engineer is on the spot. */
export async function arrive(ctx: Ctx, seen: Input<typeof Repair.Arrive>): Promise<Answered<typeof Repair.Arrive>> {
  const before = await toMove(ctx, repairOrder, seen, 'arrive', ({ arrive_time }) =>
    arrive_time === null ? undefined : 'repairOrder.refused.arrived',
  )
  return step(ctx, before, { arrive_time: ctx.now }, { action: 'arrive' })
}

/** It cannot go on: its clock stops. */
export async function suspend(
  ctx: Ctx,
  { id, version, suspend_kind, suspend_reason }: Input<typeof Repair.Suspend>,
): Promise<Answered<typeof Repair.Suspend>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'suspend')
  if (suspend_kind === OTHER && !suspend_reason) return failAt('suspend_reason', 'repairOrder.refused.suspendReason')
  const change = { status: status.suspended, suspend_time: ctx.now, suspend_kind, suspend_reason }
  return step(ctx, before, change, { action: 'suspend', note: suspend_reason })
}

/** It goes on: the deadlines that were left are later by the time on hold. */
export async function resume(ctx: Ctx, seen: Input<typeof Repair.Resume>): Promise<Answered<typeof Repair.Resume>> {
  const before = await toMove(ctx, repairOrder, seen, 'resume')
  return step(ctx, before, { status: status.working, ...resumed(ctx, before) }, { action: 'resume' })
}

type Held = Pick<Order, 'suspend_time' | 'suspend_minutes' | 'arrive_due' | 'fix_due' | 'arrive_time'>

/** The columns of an order whose clock goes on. */
export function resumed({ now, services }: Pick<Ctx, 'now' | 'services'>, row: Held) {
  const at = (text: string) => instant(text, services.database.timezone)
  const paused = row.suspend_time === null ? 0 : now.getTime() - at(row.suspend_time).getTime()
  const left = { arrive_due: at(row.arrive_due), fix_due: at(row.fix_due) }
  const { arrive_due, fix_due } = putOff(left, paused)
  return {
    ...{ suspend_time: null, suspend_minutes: row.suspend_minutes + minutesOf(paused), fix_due },
    // What was met stays as it was met.
    ...(row.arrive_time === null && { arrive_due }),
  }
}
