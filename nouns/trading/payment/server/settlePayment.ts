import type { Payables } from '@shouya/server/core/payments.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { paymentStatus } from '../contract.ts'
import { type Outcome, oddOutcomes, type ProviderName } from '../noun.ts'
import type { Paid } from './provider/Provider.ts'

export type Settled = { readonly outcome: Outcome; readonly paymentId: number | null }

/**
 * What somebody has paid, as a provider says: once for each of its trades, whatever comes when and how often. The record is locked before
 * the payment, as whoever changes the record does.
 */
export async function settlePayment(
  db: Kysely<DB>,
  payables: Payables,
  name: ProviderName,
  paid: Paid,
  now: Date,
): Promise<Settled> {
  // Two calls of one trade at once: also where it belongs to no payment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${name} ${paid.tradeNo}`}, 0))`.execute(db)
  const record = await db
    .selectFrom('payment')
    .select(['id', 'biz_type', 'biz_id'])
    .where('pay_no', '=', paid.payNo)
    .where('provider', '=', name)
    .executeTakeFirst()
  if (await wasSaid(db, name, paid.tradeNo)) return { outcome: 'repeated', paymentId: record?.id ?? null }
  const payable = record && payables[record.biz_type]
  if (!record || !payable) return { outcome: 'unknown', paymentId: null }
  await sql`select from ${sql.table(record.biz_type)} where id = ${record.biz_id} for update`.execute(db)
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', record.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (payment.status !== paymentStatus.waiting) return { outcome: 'late', paymentId: payment.id }
  const isAsked = paid.amount === payment.amount
  const change = { trade_no: paid.tradeNo, paid_amount: paid.amount, pay_time: paid.time }
  const received = { ...payment, ...change }
  const isTaken = await payable[isAsked ? 'paid' : 'mismatched'](db, received, now)
  await db
    .updateTable('payment')
    .set(
      isTaken
        ? { ...change, status: isAsked ? paymentStatus.paid : paymentStatus.mismatch }
        : { status: paymentStatus.closed },
    )
    .where('id', '=', payment.id)
    .execute()
  return { outcome: isTaken ? (isAsked ? 'settled' : 'mismatch') : 'late', paymentId: payment.id }
}

/** Whether a trade has been taken, or kept for finance, before. */
async function wasSaid(db: Kysely<DB>, name: ProviderName, tradeNo: string): Promise<boolean> {
  const taken = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', name)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()
  if (taken) return true
  const kept = await db
    .selectFrom('payment_notice')
    .select('id')
    .where('provider', '=', name)
    .where('trade_no', '=', tradeNo)
    .where('outcome', 'in', oddOutcomes)
    .executeTakeFirst()
  return kept !== undefined
}
