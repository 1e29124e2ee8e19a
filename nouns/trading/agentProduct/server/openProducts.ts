import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { agent } from '../../agent/noun.ts'
import { agentProduct } from '../noun.ts'
import { priceOf } from '../rules.ts'

export type OpenProduct = {
  readonly product_id: number
  /** What the agent pays for one. Fen. */
  readonly price: number
  /** How many more devices of it the agent may have. */
  readonly quota_left: number
}

/**
 * What an agent may order on a day (`YYYY-MM-DD`) and at which price: products on sale that are open for it, while it is approved and
 * its contract runs. Orders ask this in their own transaction.
 */
export async function openProducts(db: Kysely<Unscoped>, agentId: number, day: string): Promise<OpenProduct[]> {
  type Row = { product_id: number; agreed: number | null; list: number; rate: number; quota_left: number }
  const { rows } = await sql<Row>`
    select mine.product_id, mine.agent_price as agreed, product.agent_price as list, owner.discount_rate as rate,
      greatest(0, mine.quota_devices - (select count(*)::int from device where device.agent_id = mine.agent_id
        and device.product_id = mine.product_id and device.status between 1 and 5)) as quota_left
    from agent_product mine
    join agent owner on owner.id = mine.agent_id and owner.status = ${agent.states.codes.approved}
      and ${day}::date between owner.contract_begin and owner.contract_end
    join product on product.id = mine.product_id and product.status = 1
    where mine.agent_id = ${agentId} and mine.status = ${agentProduct.states.codes.open}
      and ${day}::date between mine.begin_date and mine.end_date
    order by product.sort, product.id`.execute(db)
  return rows.map(({ product_id, agreed, list, rate, quota_left }) => ({
    ...{ product_id, price: priceOf(agreed, list, rate), quota_left },
  }))
}
