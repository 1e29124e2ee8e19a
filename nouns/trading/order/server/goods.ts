import type { Ctx } from '@shouya/server/core/context.ts'
import { releaseStock, reserveStock, returnStock, takeStock } from '../../server/stock.ts'
import type { Line, Order } from './types.ts'

type Some = Pick<Line, 'product_id' | 'consume_id' | 'binding_id'> & { readonly quantity: number }

/** Changes of stock, in one order for everybody, so that two orders do not wait for each other. */
const changes = { reserve: reserveStock, release: releaseStock, take: takeStock, back: returnStock } as const

/** Of an order that pays for a repair nothing is in stock: it was repaired already (domain 11.8). */
export async function changeStock(
  ctx: Pick<Ctx, 'db' | 'now'>,
  change: keyof typeof changes,
  order: Pick<Order, 'repair_order_id'>,
  lines: readonly Some[],
): Promise<void> {
  if (order.repair_order_id !== null) return
  const goods = lines
    .filter(({ binding_id, quantity }) => binding_id === null && quantity > 0)
    .map(({ product_id, consume_id, quantity }) =>
      product_id === null
        ? ({ table: 'consume', id: consume_id as number, quantity } as const)
        : ({ table: 'product', id: product_id, quantity } as const),
    )
    .toSorted((one, two) => one.table.localeCompare(two.table) || one.id - two.id)
  for (const { table, ...some } of goods) await changes[change](ctx, table, some)
}

export const linesOf = ({ db }: Pick<Ctx, 'db'>, orderId: number): Promise<Line[]> =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('seq').execute()
