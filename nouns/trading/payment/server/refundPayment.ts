import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import { paymentStatus } from '../contract.ts'

/**
 * Sends money back the way on which it came for a record, once: the provider is asked after the commit, again until it takes it, and then
 * `refund_arrived` is posted. To be called in the transaction that has posted the refund as under way.
 * @throws 1004 if the record was not paid through a provider, or less than that
 */
export async function refundPayment({ db, services, now }: Ctx, record: LedgerRecord, amount: number): Promise<void> {
  const payment = await everything(db)
    .updateTable('payment')
    .set({ refund_amount: amount, refund_asked_time: now })
    .where('biz_type', '=', record.table)
    .where('biz_id', '=', record.id)
    .where('status', '=', paymentStatus.paid)
    .where('refund_amount', '=', 0)
    .where('amount', '>=', amount)
    .returning('id')
    .executeTakeFirst()
  if (!payment) fail('WrongState')
  await services.jobs.send(db, 'payment_refund', { id: payment.id })
}
