import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { adjustmentStatus } from '../noun.ts'

/** Ends a correction that waits for its second person, where nothing is left to correct. */
export async function dropAdjustment(db: Kysely<Unscoped>, balanceId: number): Promise<void> {
  await db
    .updateTable('consume_adjustment')
    .set({ status: adjustmentStatus.takenBack })
    .where('balance_id', '=', balanceId)
    .where('status', '=', adjustmentStatus.waiting)
    .execute()
  await sql`update consume_balance set frozen = 0 where id = ${balanceId} and frozen > 0`.execute(db)
}
