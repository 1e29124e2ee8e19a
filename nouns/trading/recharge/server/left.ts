import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { packageType } from '../../rechargePackage/noun.ts'
import { totalOf, unusedOf } from '../rules.ts'
import { type Recharge, status } from './types.ts'

/** What of a recharge was not used: in all, as `totalOf` counts; of amounts the part that is a gift. */
export type Left = { readonly unused: number; readonly gift: number }

/** Sums of the recharges of the same kind that are used after this one. */
async function later(db: Kysely<DB>, row: Recharge) {
  const { rows } = await sql<{ pay: number; gift: number; times: number; days: number }>`
    select coalesce(sum(pay_amount), 0)::bigint as pay, coalesce(sum(gift_amount), 0)::bigint as gift,
      coalesce(sum(times + gift_times), 0)::bigint as times, coalesce(sum(days), 0)::bigint as days
    from recharge_order other
    where other.status = ${status.credited} and other.end_time is null and other.package_type = ${row.package_type}
      and ${
        row.package_type === packageType.amount
          ? sql`other.member_id = ${row.member_id} and (other.credit_time, other.id) > (${row.credit_time}::timestamptz, ${row.id})`
          : sql`other.device_id = ${row.device_id} and (other.expire_time, other.id) > (${row.expire_time}::timestamptz, ${row.id})`
      }`.execute(db)
  return rows[0] ?? { pay: 0, gift: 0, times: 0, days: 0 }
}

/**
 * What is left of a recharge now (domain 11.10). Times and days are counted on the device, whose row is locked; amounts are what the
 * member's accounts have available: `setAside` decides.
 */
export async function leftOf(db: Kysely<DB>, row: Recharge, now: Date): Promise<Left> {
  const total = totalOf(row)
  // What was not credited yet cannot have been used.
  if (row.credit_time === null) return { unused: total, gift: row.gift_amount }
  const after = await later(db, row)
  if (row.package_type === packageType.amount) {
    const { balance, gift } = await balancesOf(db as unknown as Kysely<Unscoped>, 'member', row.member_id)
    const unusedPaid = unusedOf(balance?.available ?? 0, after.pay, row.pay_amount)
    const unusedGift = unusedOf(gift?.available ?? 0, after.gift, row.gift_amount)
    return { unused: unusedPaid + unusedGift, gift: unusedGift }
  }
  const device = await db
    .selectFrom('device')
    .select('remain_times')
    // A day that has begun is used.
    .select(
      sql<number>`coalesce(greatest(0, floor(extract(epoch from package_end - ${now}::timestamptz) / 86400)), 0)::int`.as(
        'remain_days',
      ),
    )
    .where('id', '=', row.device_id)
    .executeTakeFirstOrThrow()
  const isTimes = row.package_type === packageType.times
  const unused = isTimes
    ? unusedOf(device.remain_times, after.times, total)
    : unusedOf(device.remain_days, after.days, total)
  return { unused, gift: 0 }
}
