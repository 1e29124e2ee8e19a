import { setAside } from '@shouya/server/core/ledger/hold.ts'
import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { freeIfPaid } from '../../member/server/freeIfPaid.ts'
import { lockStanding } from '../../member/server/lockStanding.ts'
import { packageType } from '../../rechargePackage/noun.ts'
import { type Recharge, recordOf, status } from './types.ts'

/**
 * What was paid for a recharge is posted, and goes where it was bought for, in one transaction: an amount with its gift to the member's
 * accounts; times or days to the device, while their price is set aside in the member's balance until it is earned (ADR 069). A device
 * that is another member's by now gets nothing: the recharge stays paid, for finance to credit elsewhere.
 * @returns the columns that change
 */
export async function credit(
  db: Kysely<DB>,
  row: Recharge,
  operator: Operator | null,
  now: Date,
): Promise<{ status: number; credit_time: Date | null; expire_time: Date | null }> {
  const isAmount = row.package_type === packageType.amount
  const isOnDevice = !isAmount && (await addToDevice(db, row, now))
  const ledger = db as unknown as Kysely<Unscoped>
  const member = row.member_id
  if (isAmount) await db.updateTable('device').set({ unpaid_since: null }).where('member_id', '=', member).execute()
  const payer = await lockStanding(ledger, member)
  await post(
    ledger,
    {
      ...{ event: 'recharged', record: recordOf(row), owners: { member }, operator, memo: row.bill_no },
      amounts: { paid: row.pay_amount, gift: row.gift_amount },
    },
    now,
  )
  const aside = { account: 'balance', ownerId: member, amount: row.pay_amount, record: recordOf(row) } as const
  if (!isAmount) await setAside(ledger, aside, now)
  await freeIfPaid(ledger, payer, now)
  if (isAmount) return { status: status.credited, credit_time: now, expire_time: null }
  return isOnDevice ? credited(row, now) : { status: status.paid, credit_time: null, expire_time: null }
}

/** The columns of what is on its device. */
export const credited = ({ valid_days }: Pick<Recharge, 'valid_days'>, now: Date) => ({
  status: status.credited,
  credit_time: now,
  expire_time: new Date(now.getTime() + valid_days * 86_400_000),
})

/** Adds times or days to the device, if it still is the member's. */
export async function addToDevice(
  db: Kysely<DB>,
  { device_id, member_id, times, gift_times, days }: Recharge,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set({
      remain_times: sql<number>`remain_times + ${times + gift_times}::int`,
      unpaid_since: null,
      ...(days > 0 && {
        package_end: sql<string>`greatest(coalesce(package_end, ${now}::timestamptz), ${now}::timestamptz) + make_interval(days => ${days}::int)`,
      }),
    })
    .where('id', '=', device_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes off the device what is not used and cannot be used any more; negative: gives it back. */
export async function takeFromDevice(db: Kysely<DB>, row: Recharge, unused: number): Promise<void> {
  await db
    .updateTable('device')
    .set(
      row.package_type === packageType.times
        ? { remain_times: sql<number>`greatest(0, remain_times - ${unused}::int)` }
        : { package_end: sql<string>`package_end - make_interval(days => ${unused}::int)` },
    )
    .where('id', '=', row.device_id)
    .execute()
}
