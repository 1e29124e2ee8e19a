import { message } from '@shouya/contract/messages'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { Failure } from '@shouya/server/core/failure.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { closePayments } from '../../payment/server/closePayments.ts'
import { RECEIVE_DAYS } from '../rules.ts'
import { grant } from './complete.ts'
import { addStep } from './flow.ts'
import { recordOf, status, table } from './types.ts'
import { waitsForFinance } from './waitsForFinance.ts'

/** The most orders that one run of a job takes on; the next run has the others. */
const MOST = 200

const change = (tx: Kysely<DB>, id: number, columns: object, now: Date) =>
  tx
    .updateTable(table)
    .set({ ...columns, update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

/**
 * Every five minutes (job order_timeout): orders that nobody has paid in time are canceled, but for those whose voucher waits for finance,
 * and those that pay for a repair, which end with it. Answers how many.
 */
export async function cancelUnpaid({ database, settings }: Pick<Services, 'database' | 'settings'>, now: Date) {
  const minutes = await settings.get('order.pay_timeout_min')
  return database.kysely.transaction().execute(async (tx) => {
    const unpaid = await tx
      .selectFrom(table)
      .select(['id', 'status'])
      .where('status', '=', status.ordered)
      .where(sql<boolean>`submit_time <= ${now}::timestamptz - make_interval(mins => ${minutes}::int)`)
      .where(sql<boolean>`not ${waitsForFinance}`)
      .where('repair_order_id', 'is', null)
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute()
    const reason = message('CN', 'order.timeout')
    const canceled = { status: status.canceled, cancel_reason: reason, cancel_time: now }
    for (const row of unpaid) {
      await closePayments(tx, recordOf(row))
      await change(tx, row.id, canceled, now)
      const said = { order_id: row.id, action: 'timeout', from_status: row.status, to_status: status.canceled }
      await addStep(tx, { ...said, note: reason }, null, now)
    }
    const rows = unpaid.map((row) => ({ id: row.id, before: { status: row.status }, after: canceled }))
    await auditJob(tx, { name: 'order_timeout', table, now }, rows)
    return unpaid.length
  })
}

/**
 * Every hour (job order_receive, domain 17.3 auto_confirm): what was delivered ten days ago counts as received. An order whose devices are
 * somewhere else by now stays for people. Answers how many.
 */
export async function receiveByClock(
  { database, log }: Pick<Services, 'database' | 'log'>,
  now: Date,
): Promise<number> {
  const { kysely, timezone } = database
  const due = await kysely
    .selectFrom(table)
    .select('id')
    .where('status', '=', status.delivered)
    .where(sql<boolean>`deliver_time <= ${now}::timestamptz - make_interval(days => ${RECEIVE_DAYS})`)
    .orderBy('id')
    .limit(MOST)
    .execute()
  let received = 0
  for (const { id } of due)
    try {
      received += await kysely.transaction().execute(async (tx) => {
        const order = await tx
          .selectFrom(table)
          .selectAll()
          .where('id', '=', id)
          .where('status', '=', status.delivered)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!order) return 0
        const done = { status: status.done, receive_time: now, auto_received: true }
        await change(tx, id, done, now)
        const said = { order_id: id, action: 'autoReceive', from_status: order.status, to_status: status.done }
        await addStep(tx, said, null, now)
        await auditJob(tx, { name: 'order_receive', table, now }, [
          { id, before: { status: order.status }, after: done },
        ])
        await grant(tx, order, null, { at: now, today: localDay(now, timezone) })
        return 1
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      log.warn({ order: id, reason: error.message }, 'an order cannot be received by the clock')
    }
  return received
}
