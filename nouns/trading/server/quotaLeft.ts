import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { activatedDevices } from './activatedDevices.ts'

/** `trade_order.status` of orders that may still be received: ordered, paid, approved, partly or wholly delivered, refunding. */
const UNRECEIVED = [1, 2, 3, 31, 4, 6]

/** Of orders that nobody has received: devices that will be the agent's, also what its members have ordered. */
const orderedDevices = (
  without: number | null,
) => sql<number>`(select coalesce(sum(line.qty - line.refunded_qty), 0)::int
  from order_line line join trade_order coming on coming.id = line.order_id
  where line.product_id = agent_product.product_id and line.binding_id is null and coming.agent_id = agent_product.agent_id
    and coming.status = any(${UNRECEIVED}::smallint[]) and coming.receive_time is null and coming.repair_order_id is null
    and coming.id is distinct from ${without}::bigint)`

/**
 * How many more devices of products an agent may have (domain 11.4): the agreed number less those that it has, and those that were ordered
 * and not received. What was agreed is locked, so that two who ask at once do not both get the last one.
 * @param without an order that asks for itself
 * @returns by product; none where nothing was agreed
 */
export async function quotaLeft(
  db: Kysely<Unscoped>,
  agentId: number,
  productIds: readonly number[],
  without: number | null = null,
): Promise<Map<number, number>> {
  const which = sql`agent_id = ${agentId} and product_id = any(${[...productIds]}::bigint[])`
  await sql`select from agent_product where ${which} order by id for update`.execute(db)
  // Counted under the lock: what another order has just taken is seen.
  const { rows } = await sql<{ product_id: number; left: number }>`
    select product_id, quota_devices - ${activatedDevices} - ${orderedDevices(without)} as left
    from agent_product where ${which}`.execute(db)
  return new Map(rows.map(({ product_id, left }) => [product_id, left]))
}
