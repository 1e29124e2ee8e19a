import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { order } from '../../order/noun.ts'

const { approved, partly } = order.states.codes
const goods = [
  { table: 'product', column: 'product_id' },
  { table: 'consume', column: 'consume_id' },
] as const

/** What approved orders wait for is reserved, and there is that much. */
export async function reserveGoods(tx: Kysely<DB>): Promise<void> {
  for (const { table, column } of goods)
    await sql`
      with waiting as (
        select line.${sql.ref(column)} as id, sum(line.qty - line.delivered_qty - line.refunded_qty + line.returned_qty)::int as qty
        from order_line line join trade_order on trade_order.id = line.order_id
        where trade_order.status in (${approved}, ${partly}) and line.${sql.ref(column)} is not null
        group by line.${sql.ref(column)}
      )
      update ${sql.table(table)} goods set reserved = waiting.qty, stock = greatest(goods.stock, waiting.qty + 20)
      from waiting where waiting.id = goods.id`.execute(tx)
}
