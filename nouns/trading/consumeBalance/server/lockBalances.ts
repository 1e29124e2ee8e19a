import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { ownerType } from '../noun.ts'
import { type Owner, openBalances } from './openBalances.ts'

export type LockedBalance = {
  readonly id: number
  readonly owner_type: number
  readonly owner_id: number
  readonly quantity: number
  readonly version: number
  readonly expire_date: string | null
}

/** Balances of one consumable, opened where there is none yet, and locked by their ids. */
export async function lockBalances(
  db: Kysely<Unscoped>,
  consumeId: number,
  owners: readonly Owner[],
  at: Date,
): Promise<LockedBalance[]> {
  await openBalances(db, consumeId, owners, at)
  const { rows } = await sql<LockedBalance>`
    select id, owner_type, owner_id, quantity, version, expire_date from consume_balance
    where consume_id = ${consumeId} and (owner_type, owner_id) in (${sql.join(
      owners.map(({ type, id }) => sql`(${ownerType[type]}::smallint, ${id}::bigint)`),
    )})
    order by id for update`.execute(db)
  return rows
}
