import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { paymentStatus } from '../contract.ts'
import { providerNamed } from './provider/providers.ts'
import { settlePayment } from './settlePayment.ts'
import { keep } from './takeNotice.ts'

type Needed = Pick<Services, 'database' | 'config' | 'settings' | 'keys' | 'clock' | 'log'>

/** The most payments that one run asks for. */
const MOST = 100

/**
 * Every five minutes (job payment_query): asks providers for payments whose call may have got lost. Those are closed of which the provider
 * says, an hour after their time, that nobody has paid, and those that nobody has opened.
 * @returns how many were paid
 */
export async function askProviders(services: Needed, payables: Payables, now: Date): Promise<number> {
  const { kysely } = services.database
  const waiting = await kysely
    .selectFrom('payment')
    .select(['id', 'pay_no', 'provider'])
    .select(isPast(now).as('is_past'))
    .where('status', '=', paymentStatus.waiting)
    .where('code_url', 'is not', null)
    .where('create_time', '<', sql<string>`${now}::timestamptz - interval '2 minutes'`)
    .orderBy('id')
    .limit(MOST)
    .execute()
  let found = 0
  for (const { id, pay_no, provider: name, is_past } of waiting)
    try {
      const provider = await providerNamed(services, name)
      if (!provider) continue
      const paid = await provider.query(pay_no)
      if (!paid) {
        if (is_past) await close(kysely, sql`id = ${id}`)
        continue
      }
      await kysely.transaction().execute(async (tx) => {
        const settled = await settlePayment(tx, payables, provider.name, paid, now)
        await keep(tx, { provider: name, body: 'query', create_time: now }, paid, settled)
      })
      found++
    } catch (err) {
      // The others are asked nevertheless; this one at the next run.
      services.log.warn({ err, payment: pay_no }, 'a payment provider was asked in vain')
    }
  await close(kysely, sql`code_url is null and ${isPast(now)}`)
  return found
}

const isPast = (now: Date) => sql<boolean>`(expire_time < ${now}::timestamptz - interval '1 hour')`

const close = (db: Kysely<DB>, which: RawBuilder<boolean>) =>
  db
    .updateTable('payment')
    .set({ status: paymentStatus.closed })
    .where('status', '=', paymentStatus.waiting)
    .where(which)
    .execute()
