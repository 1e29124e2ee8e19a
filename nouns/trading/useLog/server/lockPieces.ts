import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import type { Owner } from '../../consumeBalance/server/openBalances.ts'
import { ownerNamed } from '../../consumeBalance/server/ownerName.ts'
import { piecesOfUse } from '../../consumeBalance/server/piecesOfUse.ts'
import { takeFrom } from '../rules.ts'

type User = { readonly deviceId: number; readonly productId: number; readonly memberId: number | null }

/** Pieces of a consumable that an owner has fewer of. */
export type Taken = {
  readonly owner: Owner
  readonly consumeId: number
  readonly required: boolean
  readonly qty: number
}

type Held = {
  consume_id: number
  required: boolean
  needed: number
  owner_type: number
  owner_id: number
  available: number
}

/**
 * What so many uses of a device take: what its product needs for each, from the device, then from the member who has it, as far as they
 * have it. What they have not was used up all the same. The balances stay locked until the end of the transaction, by consumable and then
 * by their ids, as everywhere.
 */
export async function lockPieces(
  db: Kysely<Unscoped>,
  { deviceId, productId, memberId }: User,
  times: number,
): Promise<Taken[]> {
  if (times === 0) return []
  const { rows } = await sql<Held>`
    select need.consume_id, need.required, need.qty_per_use * ${times}::int as needed, held.owner_type, held.owner_id,
      held.quantity - held.frozen as available
    from product_consume need join consume_balance held on held.consume_id = need.consume_id
      and ${piecesOfUse('held', sql`${deviceId}::bigint`, sql`${memberId}::bigint`)}
    where need.product_id = ${productId}
    order by need.consume_id, held.id for update of held`.execute(db)
  const taken = new Map<Held, number>()
  for (const consumeId of new Set(rows.map(({ consume_id }) => consume_id))) {
    // The device's own before its member's, by the codes of owners.
    const held = rows
      .filter(({ consume_id }) => consume_id === consumeId)
      .toSorted((one, two) => one.owner_type - two.owner_type)
    const parts = takeFrom(
      held[0]?.needed ?? 0,
      held.map(({ available }) => available),
    )
    for (const [at, row] of held.entries()) taken.set(row, parts[at] ?? 0)
  }
  return rows.flatMap((row) => {
    const qty = taken.get(row) ?? 0
    const { owner_type, owner_id: id, consume_id: consumeId, required } = row
    return qty > 0 ? [{ owner: { type: ownerNamed(owner_type), id }, consumeId, required, qty }] : []
  })
}
