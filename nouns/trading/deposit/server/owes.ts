import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Whether a member has an order that is not paid, or a device that it has nothing to pay with: first that, then a refund. */
export async function owes(db: Kysely<Unscoped>, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ owes: boolean }>`select
    exists (select from trade_order ordered where ordered.member_id = ${memberId} and ordered.status = 1)
    or exists (select from device owned where owned.member_id = ${memberId} and owned.unpaid_since is not null) as owes`.execute(
    db,
  )
  return rows[0]?.owes ?? false
}
