import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'
import { paymentStatus } from '../contract.ts'

/** A record waits for no payment any more; what arrives nevertheless is kept for finance. The record is locked. */
export async function closePayments(db: Kysely<DB>, { table, id }: LedgerRecord): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: paymentStatus.closed })
    .where('biz_type', '=', table)
    .where('biz_id', '=', id)
    .where('status', '=', paymentStatus.waiting)
    .execute()
}
