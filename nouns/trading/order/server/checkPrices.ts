import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { buyerNamed } from './buyers.ts'
import { offersFor } from './offers.ts'
import type { Order } from './types.ts'

/**
 * What is paid is what the buyer may order now, at the prices of now: an order that waited while a price changed, or a product was closed
 * to its agent, is edited first. 1004 otherwise.
 */
export async function checkPrices(ctx: Ctx, row: Order): Promise<void> {
  // What a repair costs was said with the repair.
  if (row.repair_order_id !== null) return
  const offers = await offersFor(ctx, await buyerNamed(ctx, row), row.order_type)
  const lines = await ctx.db.selectFrom('order_line').selectAll().where('order_id', '=', row.id).execute()
  const isOffered = lines.every((line) =>
    offers.some(
      (offer) =>
        offer.product_id === line.product_id &&
        offer.consume_id === line.consume_id &&
        offer.binding_id === line.binding_id &&
        offer.price === line.price,
    ),
  )
  if (!isOffered) fail('WrongState', { reason: 'order.refused.changed' })
}
