import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { deposit } from '../noun.ts'
import { rowOf, selectDeposits } from './rows.ts'

/** Moves that are not for those who took part in the refund before. */
const ofOthers: readonly MoveName<typeof deposit>[] = ['auditRefund', 'payRefund']

/**
 * A deposit that the caller may move on so, its binding locked, as the caller saw it. 1002 none, 403 out of scope, 1005 another version,
 * 1004 not in this state or not their turn.
 */
export async function lockDeposit(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  move: MoveName<typeof deposit>,
) {
  await findSeen(ctx, deposit.table, { id, version })
  const row = await selectDeposits(ctx).where('deposit.id', '=', id).executeTakeFirstOrThrow()
  const { moves, refundable } = rowOf(ctx)(row)
  if (moves.includes(move)) return { ...row, refundable }
  if (move === 'deduct' && row.runs) fail('WrongState', { reason: 'deposit.refused.runs' })
  const { userId } = ctx.user
  const tookPart = row.refund_user_id === userId || row.refund_audit_user_id === userId
  return fail('WrongState', ofOthers.includes(move) && tookPart ? { reason: 'deposit.refused.samePerson' } : {})
}

export type Locked = Awaited<ReturnType<typeof lockDeposit>>
