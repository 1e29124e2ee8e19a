import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import { sql } from 'kysely'
import { paymentStatus } from '../contract.ts'

type Wish = {
  /** The record that was paid through a provider. */
  readonly paid: LedgerRecord
  /** The record whose refund it is: the same one, or one of its own. */
  readonly back: LedgerRecord
  readonly amount: number
}

/**
 * Sends money back the way on which it came: the provider is asked after the commit, again until it takes it, and then the noun of the
 * payment hears of it (`Payable.arrived`). Asked again for the same record, it is tried again under the same number.
 * @throws 1004 if the record was not paid through a provider, or less than that is left of it
 */
export async function refundPayment(ctx: Ctx, { paid, back, amount }: Wish): Promise<void> {
  const { db, services } = ctx
  const asked = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('biz_type', '=', back.table)
    .where('biz_id', '=', back.id)
    .executeTakeFirst()
  const { id: refundId } = asked ?? (await addRefund(ctx, { paid, back, amount }))
  await services.jobs.send(db, 'payment_refund', { refundId })
}

async function addRefund({ db, now }: Ctx, { paid, back, amount }: Wish): Promise<{ id: number }> {
  // The row is locked from here on, so that of two refunds at once the second one counts the first.
  const payment = await everything(db)
    .updateTable('payment')
    .set({ refund_amount: sql<number>`refund_amount + ${amount}::bigint` })
    .where('biz_type', '=', paid.table)
    .where('biz_id', '=', paid.id)
    .where('status', '=', paymentStatus.paid)
    .where(sql<boolean>`least(amount, paid_amount) - refund_amount >= ${amount}::bigint`)
    .returning(['id', 'pay_no'])
    .executeTakeFirst()
  if (!payment) fail('WrongState')
  const nth = sql<string>`(select count(*) + 1 from payment_refund where payment_id = ${payment.id})`
  return db
    .insertInto('payment_refund')
    .values({
      ...{ payment_id: payment.id, biz_type: back.table, biz_id: back.id, amount, ask_time: now },
      refund_no: sql<string>`${payment.pay_no}::text || 'R' || ${nth}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
