import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { status } from '../../recharge/server/types.ts'
import { packageType } from '../../rechargePackage/noun.ts'
import { type Bought, packagesBefore } from '../rules.ts'

type Use = { readonly deviceId: number; readonly memberId: number; readonly start: Date }
type Device = { readonly remain_times: number; readonly package_end: number | null }

/** What packages a device could be paid by when a use of it began: what its member has bought since does not pay for a use that is reported late. */
export async function packagesAt(
  db: Kysely<Unscoped>,
  { deviceId, memberId, start }: Use,
  { remain_times, package_end }: Device,
): Promise<{ remain_times: number; in_package: boolean }> {
  const { rows } = await sql<Bought>`
    select times + gift_times as times, case package_type when ${packageType.days} then days else 0 end as days,
      (extract(epoch from credit_time) * 1000)::float8 as at
    from recharge_order where member_id = ${memberId} and device_id = ${deviceId} and status = ${status.credited}
    order by credit_time, id`.execute(db)
  return packagesBefore(start.getTime(), rows, { remain_times, package_end })
}
