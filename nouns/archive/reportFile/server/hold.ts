import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { status } from './rules.ts'

/** Nobody destroys it; what stands on a list leaves it. */
export async function hold(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Hold>,
): Promise<Answered<typeof Contract.Hold>> {
  const before = await toMove(ctx, reportFile, seen, 'hold', (row) =>
    row.hold_reason === null ? undefined : 'reportFile.refused.held',
  )
  const change = {
    ...{
      hold_reason: reason,
      hold_user_id: ctx.user.userId,
      hold_user_name: ctx.user.name,
      hold_time: ctx.now as never,
    },
    ...(before.status === status.listed && { status: status.archived, destroy_no: null }),
  }
  return changeRow(ctx, reportFile, before, change, reason)
}

/** May be destroyed again. */
export async function release(
  ctx: Ctx,
  seen: Input<typeof Contract.Release>,
): Promise<Answered<typeof Contract.Release>> {
  const before = await toMove(ctx, reportFile, seen, 'release', (row) =>
    row.hold_reason === null ? 'reportFile.refused.notHeld' : undefined,
  )
  return changeRow(ctx, reportFile, before, {
    ...{ hold_reason: null, hold_user_id: null, hold_user_name: null, hold_time: null },
  })
}
