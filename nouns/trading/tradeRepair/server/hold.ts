import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { resumed } from '../../../maintenance/server/public.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { status } from './rules.ts'
import { step } from './step.ts'

const kinds: readonly number[] = tradeRepair.fields.suspend_kind.values
/** Choice of `suspend_kind`: something else, which is said. */
const OTHER = 4

/** It cannot go on; its deadlines wait, and the terminal stays out of use. */
export async function suspend(
  ctx: Ctx,
  { id, version, suspend_kind, suspend_reason }: Input<typeof Trade.SuspendTrade>,
) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'suspend')
  // A schema knows only the range of a choice.
  if (!kinds.some((kind) => kind === suspend_kind)) return failAt('suspend_kind', 'input.value')
  if (suspend_kind === OTHER && !suspend_reason) return failAt('suspend_reason', 'repairOrder.refused.suspendReason')
  const change = { status: status.suspended, suspend_time: ctx.now, suspend_kind, suspend_reason }
  return step(ctx, before, change, { action: 'suspend', note: suspend_reason })
}

/** It goes on: the deadlines that were left are later by the time on hold. */
export async function resume(ctx: Ctx, seen: Input<typeof Trade.ResumeTrade>) {
  const before = await toMove(ctx, tradeRepair, seen, 'resume')
  return step(ctx, before, { status: status.working, ...resumed(ctx, before) }, { action: 'resume' })
}
