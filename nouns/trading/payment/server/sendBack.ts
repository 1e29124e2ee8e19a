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
  const payment = await kysely
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', (data as { id: number }).id)
    .where('refund_asked_time', 'is not', null)
    .where('refund_time', 'is', null)
    .executeTakeFirst()
  if (!payment) return
  const provider = await providerNamed(services, payment.provider)
  if (!provider) throw new Error(`${payment.provider} has no merchant's account any more`)
  const { pay_no, amount, refund_amount } = payment
  await provider.refund({ payNo: pay_no, refundNo: `${pay_no}R`, amount: refund_amount, total: amount })
  await kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payment')
      .set({ refund_time: now })
      .where('id', '=', payment.id)
      .where('refund_time', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await post(
      tx as unknown as Kysely<Unscoped>,
      {
        ...{ event: 'refund_arrived', record: { table: payment.biz_type, id: payment.biz_id } },
        ...{ owners: {}, amounts: { amount: refund_amount }, operator: null, memo: pay_no },
      },
      now,
    )
  })
}

/** Asks again for refunds that the queue has given up, once a day. */
export async function sendBackAgain(services: Needed & Pick<Services, 'jobs'>, now: Date): Promise<number> {
  const { kysely } = services.database
  const left = await kysely
    .selectFrom('payment')
    .select('id')
    .where('refund_asked_time', '<', sql<string>`${now}::timestamptz - interval '1 day'`)
    .where('refund_time', 'is', null)
    .execute()
  for (const { id } of left) await services.jobs.send(kysely as unknown as Kysely<Unscoped>, 'payment_refund', { id })
  return left.length
}
