import type { NounJob } from '@shouya/nouns/manifest.ts'
import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { RefundState } from './provider/Provider.ts'
import { providerNamed } from './provider/providers.ts'

/**
 * Job payment_refund: the provider pays back (`refundPayment`), or is asked what has become of what it has taken before; only what the payer
 * has is posted as arrived. It knows the refund by its number, so that a try after a lost answer pays nothing twice; a failure is tried
 * again by the queue, and stands in the log.
 */
export const sendBack: NounJob['run'] = async (services, now, { data, all: { payables } }) => {
  const { kysely } = services.database
  const refund = await kysely
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select([
      'payment_refund.id',
      'payment_refund.biz_type',
      'payment_refund.biz_id',
      'payment_refund.amount',
      'take_time',
    ])
    .select(['refund_no', 'pay_no', 'provider', 'payment.amount as total', 'payment.biz_type as paid_type'])
    .where('payment_refund.id', '=', (data as { refundId: number }).refundId)
    .where('arrive_time', 'is', null)
    .executeTakeFirst()
  if (!refund) return
  const { id, amount, total, refund_no, pay_no, provider, paid_type } = refund
  const take_time = refund.take_time === null ? null : new Date(refund.take_time)
  const back = { record: { table: refund.biz_type, id: refund.biz_id }, amount, refund_no }
  const payable = payables[paid_type] as Payables[string]
  const notTaken = () => kysely.transaction().execute(async (tx) => payable.notTaken?.(tx, back, now))
  const setTaken = (time: Date | null) =>
    kysely.updateTable('payment_refund').set({ take_time: time }).where('id', '=', id).execute()
  let state: RefundState
  try {
    const by = await providerNamed(services, provider)
    if (!by) throw new Error(`${provider} has no merchant's account any more`)
    const asked = { payNo: pay_no, refundNo: refund_no, amount, total }
    state = take_time === null ? await by.refund(asked) : await by.queryRefund(asked)
  } catch (err) {
    // Of what it has taken, a question without an answer says nothing.
    if (take_time === null) await notTaken()
    throw err
  }
  if (state !== 'arrived') {
    await setTaken(state === 'underWay' ? (take_time ?? now) : null)
    if (state === 'failed') {
      services.log.warn({ refund: refund_no }, 'a payment provider could not pay back what it had taken')
      await notTaken()
    }
    return
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

type Needed = Pick<Services, 'database' | 'jobs'>

/** Asks again for refunds that the queue has given up, once a day. */
export const sendBackAgain = (services: Needed, now: Date): Promise<number> =>
  sendAgain(services, sql`take_time is null and ask_time < ${now}::timestamptz - interval '1 day'`)

/** Every ten minutes (job payment_refund_query): asks what has become of refunds that providers have taken. */
export const queryRefunds = (services: Needed): Promise<number> => sendAgain(services, sql`take_time is not null`)

async function sendAgain(services: Needed, which: RawBuilder<boolean>): Promise<number> {
  const { kysely } = services.database
  const left = await kysely
    .selectFrom('payment_refund')
    .select('id as refundId')
    .where(which)
    .where('arrive_time', 'is', null)
    .execute()
  for (const refund of left) await services.jobs.send(kysely as unknown as Kysely<Unscoped>, 'payment_refund', refund)
  return left.length
}
