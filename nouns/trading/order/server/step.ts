import type { MoveName } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import { order } from '../noun.ts'
import { addStep } from './flow.ts'
import type { Order } from './types.ts'

/** Moves an order that `toMove` found: the row and its flow. */
export async function step(
  ctx: Ctx,
  before: Order,
  action: MoveName<typeof order> | 'refundPart',
  change: Omit<Updateable<DB['trade_order']>, 'status'> & { status?: number },
  note?: string | null,
): Promise<{ id: number; version: number }> {
  const saved = await changeRow(ctx, order, before, change, note ?? undefined)
  const to_status = change.status ?? before.status
  const said = { order_id: before.id, action, from_status: before.status, to_status, note: note ?? null }
  await addStep(everything(ctx.db), said, ctx.user, ctx.now)
  return saved
}
