import type { Ctx } from '@shouya/server/core/context.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import { repairOrder } from '../noun.ts'
import { addStep } from './flow.ts'
import { follow } from './follow.ts'
import type { Change, Order } from './types.ts'

type Said = { action: string; note?: string | null; file_ids?: readonly number[] }

/** Moves an order that `toMove` found: the row, its flow, and all that follows it. */
export async function step(
  ctx: Ctx,
  order: Order,
  change: Omit<Change, 'status'> & { status?: number },
  said: Said,
): Promise<{ id: number; version: number }> {
  const { db, user, now, services } = ctx
  const saved = await changeRow(ctx, repairOrder, order, change, said.note ?? undefined)
  const status = change.status ?? order.status
  await addStep(db, { order_id: order.id, from_status: order.status, to_status: status, by: user, now, ...said })
  if (status !== order.status) await follow(services, db, { order, status, by: user, now })
  return saved
}
