import { message } from '@shouya/contract/messages'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { PAY_MINUTES, payType } from '../../payment/noun.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import { refundOf, totalOf } from '../rules.ts'
import { takeFromDevice } from './credit.ts'
import { earn } from './earn.ts'
import { leftOf } from './left.ts'
import { type Recharge, recordOf, status, table } from './types.ts'

/** The most recharges that one run of a job takes on; the next run has the others. */
const MOST = 500

type Clock = Pick<Services, 'database'>
type Timeout = Pick<Services, 'database' | 'settings'>

const change = (tx: Kysely<DB>, id: number, columns: object, now: Date) =>
  tx
    .updateTable(table)
    .set({ ...columns, update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

/**
 * Every five minutes (job recharge_timeout): what nobody has paid is closed, through a provider after half an hour, another way after the
 * time that orders have; what has a voucher waits for finance. Answers how many.
 */
export async function closeUnpaid({ database, settings }: Timeout, now: Date): Promise<number> {
  const minutes = await settings.get('order.pay_timeout_min')
  return database.kysely.transaction().execute(async (tx) => {
    const unpaid = await tx
      .selectFrom(table)
      .select('id')
      .where('status', '=', status.waiting)
      .where(
        sql<boolean>`coalesce(update_time, create_time) <= ${now}::timestamptz - case
          when pay_type in (${payType.wechat}, ${payType.alipay}) then make_interval(mins => ${PAY_MINUTES})
          when voucher_file_ids = '{}' then make_interval(mins => ${minutes}::int)
        end`,
      )
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute()
    const closed = { status: status.closed, close_reason: message('CN', 'recharge.timeout') }
    for (const row of unpaid) {
      await closePayments(tx, recordOf(row))
      await change(tx, row.id, closed, now)
    }
    const rows = unpaid.map(({ id }) => ({ id, before: { status: status.waiting }, after: closed }))
    await auditJob(tx, { name: 'recharge_timeout', table, now }, rows)
    return unpaid.length
  })
}

/**
 * Each night (job package_revenue): what was used of packages of times and days becomes revenue; those that are used up or past their time
 * end, and all of their price is earned. Answers how many have ended.
 */
export async function earnPackages({ database }: Clock, now: Date): Promise<number> {
  const open = await database.kysely
    .selectFrom(table)
    .select('id')
    .where('status', '=', status.credited)
    .where('end_time', 'is', null)
    .where('device_id', 'is not', null)
    // In the order in which they are used up, so that none is counted with what an earlier one still has.
    .orderBy('expire_time')
    .orderBy('id')
    .execute()
  let ended = 0
  for (const { id } of open)
    ended += await database.kysely.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom(table)
        .selectAll()
        .select(sql<boolean>`expire_time <= ${now}::timestamptz`.as('is_past'))
        .where('id', '=', id)
        .where('status', '=', status.credited)
        .where('end_time', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row ? earnOne(tx, row, row.is_past, now) : 0
    })
  return ended
}

async function earnOne(tx: Kysely<DB>, row: Recharge, isPast: boolean, now: Date): Promise<0 | 1> {
  await tx.selectFrom('device').select('id').where('id', '=', row.device_id).forUpdate().execute()
  const { unused } = await leftOf(tx, row, now)
  const total = totalOf(row)
  const isEnded = isPast || unused === 0
  const earned = isEnded ? row.pay_amount : refundOf(row.pay_amount, total - unused, total)
  if (isPast && unused > 0) await takeFromDevice(tx, row, unused)
  // What is refunded beside may not be earned as well: it never is more than the unused part.
  if (earned <= row.earned_amount && !isEnded) return 0
  await earn(tx, row, earned, null, now)
  await change(
    tx,
    row.id,
    { earned_amount: Math.max(earned, row.earned_amount), ...(isEnded && { end_time: now }) },
    now,
  )
  return isEnded ? 1 : 0
}
