import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import type { Incoming, Paid, Provider } from './provider/Provider.ts'
import { type Settled, settlePayment } from './settlePayment.ts'

/** Of what is not signed, or cannot be read, so much is kept in an hour: enough to see it, too little to fill the disk. */
const MOST_UNTAKEN = 100

/**
 * Takes a call of a provider: verified, settled and kept in one transaction, so that whoever is answered with success is never asked again.
 * @returns whether the provider may stop calling
 */
export async function takeNotice(
  { database, log }: Pick<Services, 'database' | 'log'>,
  payables: Payables,
  provider: Provider,
  incoming: Incoming,
): Promise<boolean> {
  const { body, now } = incoming
  const verdict = provider.read(incoming)
  const kept = { provider: provider.name, body, create_time: now }
  if (!verdict.verified) {
    log.warn({ provider: provider.name }, 'a call of a payment provider without its signature')
    await keepUntaken(database.kysely, kept, 'refused')
    return false
  }
  const { paid } = verdict
  if (paid === 'unreadable') {
    log.error({ provider: provider.name }, 'a call of a payment provider cannot be read')
    await keepUntaken(database.kysely, kept, 'unreadable')
    return false
  }
  if (!paid) return true
  const { outcome } = await database.kysely.transaction().execute(async (tx) => {
    const settled = await settlePayment(tx, payables, provider.name, paid, now)
    await keep(tx, kept, paid, settled)
    return settled
  })
  log.info({ provider: provider.name, payment: paid.payNo, outcome }, 'a payment was reported')
  return true
}

type Kept = { readonly provider: string; readonly body: string; readonly create_time: Date }

/** Keeps what a provider has said, and what it led to. */
export async function keep(db: Kysely<DB>, kept: Kept, paid: Paid, { outcome, paymentId }: Settled): Promise<void> {
  await db
    .insertInto('payment_notice')
    .values({
      ...kept,
      ...{ verified: true, trade_no: paid.tradeNo, pay_no: paid.payNo, amount: paid.amount, outcome },
      payment_id: paymentId,
    })
    .execute()
}

async function keepUntaken(
  db: Kysely<DB>,
  { provider, body, create_time }: Kept,
  outcome: 'refused' | 'unreadable',
): Promise<void> {
  await sql`
    insert into payment_notice (provider, verified, body, outcome, create_time)
    select ${provider}, ${outcome !== 'refused'}, ${body.replaceAll('\0', '')}, ${outcome}, ${create_time}::timestamptz
    where (select count(*) from payment_notice
      where outcome = ${outcome} and create_time > ${create_time}::timestamptz - interval '1 hour') < ${MOST_UNTAKEN}`.execute(
    db,
  )
}
