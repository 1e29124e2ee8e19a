import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import { sql } from 'kysely'
import { paymentStatus } from '../contract.ts'

/**
 * Sends money back the way on which it came for a record, all of it or a part: the provider is asked after the commit, again until it takes
 * it, and then `refund_arrived` is posted. Each refund of a payment has a number of its own towards the provider. To be called once for each
 * refund of the record, in the transaction that has posted it as under way.
 * @throws 1004 if the record was not paid through a provider, or less than that is left of it
 */
export async function refundPayment({ db, services, now }: Ctx, record: LedgerRecord, amount: number): Promise<void> {
  // The row is locked from here on, so that of two refunds at once the second one counts the first.
  const payment = await everything(db)
    .updateTable('payment')
    .set({ refund_amount: sql<number>`refund_amount + ${amount}::bigint` })
    .where('biz_type', '=', record.table)
    .where('biz_id', '=', record.id)
    .where('status', '=', paymentStatus.paid)
    .where(sql<boolean>`amount - refund_amount >= ${amount}::bigint`)
    .returning(['id', 'pay_no'])
    .executeTakeFirst()
  if (!payment) fail('WrongState')
  const nth = sql<string>`(select count(*) + 1 from payment_refund where payment_id = ${payment.id})`
  const { id } = await db
    .insertInto('payment_refund')
    .values({
      ...{ payment_id: payment.id, amount, ask_time: now },
      refund_no: sql<string>`${payment.pay_no}::text || 'R' || ${nth}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await services.jobs.send(db, 'payment_refund', { id })
}
