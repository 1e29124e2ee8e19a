import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'
import { refundOf } from '../../order/refundOf.ts'

/** Orders of which another amount was paid back than their refunded pieces are worth. */
export async function wrongRefunds(db: Kysely<DB>): Promise<readonly { readonly id: number }[]> {
  const orders = await db
    .selectFrom('trade_order')
    .select(['id', 'paid_amount', 'refund_amount', 'discount_amount'])
    .where('paid_amount', '>', 0)
    .execute()
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'price', 'qty', 'months', 'consume_id', 'refunded_qty'])
    .execute()
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return orders.filter((order) => {
    const sold = byOrder.get(order.id)
    return sold !== undefined && refundOf(order, sold, () => 0) !== 0
  })
}
