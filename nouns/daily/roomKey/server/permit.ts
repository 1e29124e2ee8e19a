import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { freePermit, openPermits, spendPermit } from '../../../approvals/server/public.ts'
import type * as RoomKey from '../contract.ts'
import { needsPermit } from '../rules.ts'
import type { Handover } from './rules.ts'

const topic = 'sealed_key.open'

export type Permit = Pick<Handover, 'oa_examine_id' | 'oa_examine_no'>

/** The permits of a unit that are not used yet. */
export const permitsOf = (ctx: Ctx, deptId: number) => openPermits(ctx, topic, deptId)

/** Uses the permit that is required only for opening a sealed key. */
export async function spendFor(
  ctx: Ctx,
  { handover_type, oa_examine_id }: Input<typeof RoomKey.Save>,
  dept_id: number,
  bill_no: string,
): Promise<Permit> {
  if (!needsPermit(handover_type))
    return oa_examine_id === null
      ? { oa_examine_id, oa_examine_no: null }
      : failAt('oa_examine_id', 'roomKey.refused.noApproval')
  if (oa_examine_id === null) return failAt('oa_examine_id', 'roomKey.refused.needsApproval')
  return {
    oa_examine_id,
    oa_examine_no: await spendPermit(ctx, { topic, instance_id: oa_examine_id, dept_id, bill_no }),
  }
}

/** The keys were not opened, so the permit can be used for another handover. */
export async function giveUp(ctx: Ctx, { oa_examine_id, bill_no }: Pick<Handover, 'oa_examine_id' | 'bill_no'>) {
  if (oa_examine_id !== null) await freePermit(ctx, { topic, instance_id: oa_examine_id, bill_no })
}
