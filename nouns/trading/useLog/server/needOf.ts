import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

export type Need = { consume_id: number; qty: number }

/**
 * What a use of a device has used up of its authorisation: what its product needs for each, as far as the device has it. What it has not
 * was used up all the same, and shows as missing.
 */
export async function needOf(
  db: Kysely<Unscoped>,
  deviceId: number,
  productId: number,
  times: number,
): Promise<Need[]> {
  if (times === 0) return []
  const { rows } = await sql<Need>`
    select need.consume_id, need.qty_per_use * ${times}::int as qty
    from product_consume need join consume_balance held on held.consume_id = need.consume_id
      and held.owner_type = 2 and held.owner_id = ${deviceId}
    where need.product_id = ${productId} and held.quantity - held.frozen >= need.qty_per_use * ${times}::int
    order by need.required desc, held.id`.execute(db)
  return rows
}
