import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { priceOf } from '../goods/agentPrice.ts'

/** `agent.status`, `product.status` and `agent_product.status`. */
const [APPROVED, ON_SALE, OPEN] = [2, 1, 1]

/**
 * What an agent may order on a day (`YYYY-MM-DD`): products on sale that are open for it, while it is approved and its contract runs. By
 * product what it pays for one, in fen. Orders ask this in their own transaction.
 */
export async function openProducts(db: Kysely<Unscoped>, agentId: number, day: string): Promise<Map<number, number>> {
  type Row = { product_id: number; agreed: number | null; list: number; rate: number }
  const { rows } = await sql<Row>`
    select mine.product_id, mine.agent_price as agreed, product.agent_price as list, owner.discount_rate as rate
    from agent_product mine
    join agent owner on owner.id = mine.agent_id and owner.status = ${APPROVED}
      and ${day}::date between owner.contract_begin and owner.contract_end
    join product on product.id = mine.product_id and product.status = ${ON_SALE}
    where mine.agent_id = ${agentId} and mine.status = ${OPEN}
      and ${day}::date between mine.begin_date and mine.end_date`.execute(db)
  return new Map(rows.map(({ product_id, agreed, list, rate }) => [product_id, priceOf(agreed, list, rate)]))
}
