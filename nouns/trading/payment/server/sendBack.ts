import { post } from '@shouya/server/core/ledger/post.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { providerNamed } from './provider/providers.ts'

type Needed = Pick<Services, 'database' | 'config' | 'settings' | 'keys' | 'clock'>

/**
 * Job payment_refund: the provider pays back (`refundPayment`). It knows the refund by its number, so that a try after a lost answer pays
 * nothing twice; a failure is tried again by the queue, and stands in the log.
 */
export async function sendBack(services: Needed, now: Date, { data }: { data: unknown }): Promise<void> {
  const { kysely } = services.database
  const refund = await kysely
    .selectFrom('payment_refund as refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund_no', 'refund.amount', 'payment.amount as total'])
    .select(['pay_no', 'provider', 'biz_type', 'biz_id'])
    .where('refund.id', '=', (data as { id: number }).id)
    .where('refund_time', 'is', null)
    .executeTakeFirst()
  if (!refund) return
  const provider = await providerNamed(services, refund.provider)
  if (!provider) throw new Error(`${refund.provider} has no merchant's account any more`)
  const { refund_no, pay_no, amount, total } = refund
  await provider.refund({ payNo: pay_no, refundNo: refund_no, amount, total })
  await kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payment_refund')
      .set({ refund_time: now })
      .where('id', '=', refund.id)
      .where('refund_time', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await post(
      tx as unknown as Kysely<Unscoped>,
      {
        ...{ event: 'refund_arrived', record: { table: refund.biz_type, id: refund.biz_id }, part: refund_no },
        ...{ owners: {}, amounts: { amount }, operator: null, memo: refund_no },
      },
      now,
    )
  })
}

/** Asks again for refunds that the queue has given up, once a day. */
export async function sendBackAgain(services: Needed & Pick<Services, 'jobs'>, now: Date): Promise<number> {
  const { kysely } = services.database
  const left = await kysely
    .selectFrom('payment_refund')
    .select('id')
    .where('ask_time', '<', sql<string>`${now}::timestamptz - interval '1 day'`)
    .where('refund_time', 'is', null)
    .execute()
  for (const { id } of left) await services.jobs.send(kysely as unknown as Kysely<Unscoped>, 'payment_refund', { id })
  return left.length
}
