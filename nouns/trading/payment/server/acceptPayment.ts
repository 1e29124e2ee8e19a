import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'
import { paymentStatus } from '../contract.ts'

/** Another amount that has arrived for a record counts as its payment, of which no more goes back than arrived. The record is locked. */
export async function acceptPayment(db: Kysely<DB>, { table, id }: LedgerRecord): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: paymentStatus.paid })
    .where('biz_type', '=', table)
    .where('biz_id', '=', id)
    .where('status', '=', paymentStatus.mismatch)
    .execute()
}
