import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

export type Pieces = { readonly consumeId: number; readonly qty: number; readonly expire_date: string | null }

/** What a device has of consumables and may still use. */
export async function piecesOf(db: Kysely<Unscoped>, deviceId: number, at: Date): Promise<Pieces[]> {
  const { rows } = await sql<Pieces>`
    select consume_id as "consumeId", quantity as qty, expire_date from consume_balance
    where owner_type = 2 and owner_id = ${deviceId} and quantity > 0 and coalesce(expire_date >= ${at}::timestamptz::date, true)
    order by consume_id`.execute(db)
  return rows
}
