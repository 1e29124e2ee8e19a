import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { totalsOf } from '../rules.ts'
import { buyerNamed } from './buyers.ts'
import { linesOf } from './goods.ts'
import { offersFor } from './offers.ts'
import type { Order } from './types.ts'

/**
 * What is paid is what the buyer may order now, at the prices and the discount of now: an order that waited while one of them changed, or a
 * product was closed to its agent, is edited first. 1004 otherwise.
 */
export async function checkPrices(ctx: Ctx, row: Order): Promise<void> {
  // What a repair costs was said with the repair.
  if (row.repair_order_id !== null) return
  const buyer = await buyerNamed(ctx, row)
  const offers = await offersFor(ctx, buyer, row.order_type)
  const lines = await linesOf(ctx, row.id)
  const isOffered = lines.every((line) =>
    offers.some(
      (offer) =>
        offer.product_id === line.product_id &&
        offer.consume_id === line.consume_id &&
        offer.binding_id === line.binding_id &&
        offer.price === line.price,
    ),
  )
  const { total } = totalsOf(lines, buyer.discount_rate, row.freight)
  if (!isOffered || total !== row.total_amount) fail('WrongState', { reason: 'order.refused.changed' })
}
