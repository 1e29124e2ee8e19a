import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { linesOf } from './goods.ts'
import { overQuota } from './overQuota.ts'
import type { Order } from './types.ts'

/** An order that waited is still within what was agreed with its agent (1004). Of an order that pays for a repair nothing comes. */
export async function checkQuota(ctx: Ctx, order: Order): Promise<void> {
  if (order.repair_order_id !== null) return
  const lines = (await linesOf(ctx, order.id)).map((line) => ({ ...line, qty: line.qty - line.refunded_qty }))
  if (await overQuota(ctx, order, lines, order.id)) fail('WrongState', { reason: 'order.refused.overQuota' })
}
