import type { NounJob } from '@shouya/nouns/manifest.ts'
import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { providerNamed } from './provider/providers.ts'

/**
 * Job payment_refund: the provider pays back (`refundPayment`). It knows the refund by its number, so that a try after a lost answer pays
 * nothing twice; a failure is tried again by the queue, and stands in the log.
 */
export const sendBack: NounJob['run'] = async (services, now, { data, all: { payables } }) => {
  const { kysely } = services.database
  const refund = await kysely
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment_refund.id', 'payment_refund.biz_type', 'payment_refund.biz_id', 'payment_refund.amount'])
    .select(['refund_no', 'pay_no', 'provider', 'payment.amount as total', 'payment.biz_type as paid_type'])
    .where('payment_refund.id', '=', (data as { refundId: number }).refundId)
    .where('arrive_time', 'is', null)
    .executeTakeFirst()
  if (!refund) return
  const { id, amount, total, refund_no, pay_no, provider, paid_type } = refund
  const back = { record: { table: refund.biz_type, id: refund.biz_id }, amount, refund_no }
  const payable = payables[paid_type] as Payables[string]
  try {
    const by = await providerNamed(services, provider)
    if (!by) throw new Error(`${provider} has no merchant's account any more`)
    await by.refund({ payNo: pay_no, refundNo: refund_no, amount, total })
  } catch (err) {
    await kysely.transaction().execute(async (tx) => payable.notTaken?.(tx, back, now))
    throw err
  }
  await kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payment_refund')
      .set({ arrive_time: now })
      .where('id', '=', id)
      .where('arrive_time', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await payable.arrived(tx, back, now)
  })
}

/** Asks again for refunds that the queue has given up, once a day. */
export async function sendBackAgain(services: Pick<Services, 'database' | 'jobs'>, now: Date): Promise<number> {
  const { kysely } = services.database
  const left = await kysely
    .selectFrom('payment_refund')
    .select('id as refundId')
    .where('ask_time', '<', sql<string>`${now}::timestamptz - interval '1 day'`)
    .where('arrive_time', 'is', null)
    .execute()
  for (const refund of left) await services.jobs.send(kysely as unknown as Kysely<Unscoped>, 'payment_refund', refund)
  return left.length
}
