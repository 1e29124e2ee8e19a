import { everything } from '@shouya/server/core/access/everything.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import type { ReportedUse } from '../reportedUse.ts'
import { unitsOf, useResult, useType } from '../rules.ts'
import { chargeOf } from './charge.ts'
import { lockPieces, type Taken } from './lockPieces.ts'
import { packagesAt } from './packagesAt.ts'
import { rollUp } from './rollUp.ts'

type Device = {
  device_no: string
  product_id: number
  agent_id: number | null
  remain_times: number
  /** Milliseconds since 1970. */
  package_end: number | null
}
type Bound = { agent_id: number; member_id: number; status: number }
const BOUND = 1

/**
 * Counts a use that a terminal reports, once for each of its numbers: what it costs, what it has used up, and how often the device was used,
 * in one transaction. False where it was counted already. Reports of a device wait for one another.
 */
export async function countUse(
  db: Kysely<Unscoped>,
  deviceId: number,
  { use, fee, now }: { use: ReportedUse; fee: number; now: Date },
): Promise<boolean> {
  const [start, end] = [new Date(use.start_time), new Date(use.end_time)]
  const { rows: devices } = await sql<Device>`
    select device_no, product_id, agent_id, remain_times, (extract(epoch from package_end) * 1000)::float8 as package_end
    from device
    where id = ${deviceId} for update`.execute(db)
  const device = devices[0] as Device
  const counted = await db
    .selectFrom('use_seq')
    .select('use_id')
    .where('device_id', '=', deviceId)
    .where('terminal_seq', '=', use.seq)
    .executeTakeFirst()
  if (counted) return false
  const { use_type, qty, result } = use
  const bound = await boundAt(db, deviceId, start)
  const units = unitsOf({ use_type, qty, result, start, end })
  const memberId = bound?.member_id ?? null
  // Before its accounts, as whoever changes a member does.
  if (memberId !== null)
    await sql`update member set last_use_time = greatest(last_use_time, ${end}) where id = ${memberId}`.execute(db)
  const isReal = result !== useResult.failed && use_type !== useType.upkeep
  const user = { deviceId, productId: device.product_id, memberId }
  // Before the accounts, as where an order is refunded.
  const taken = await lockPieces(db, user, isReal ? Math.max(1, qty) : 0)
  const packages =
    bound?.status === BOUND ? await packagesAt(db, { deviceId, memberId: bound.member_id, start }, device) : null
  const charge = await chargeOf(db, { units, memberId, packages, fee })
  const { id } = await everything(db)
    .insertInto('use_log')
    .values({
      ...{ device_id: deviceId, device_no: device.device_no, product_id: device.product_id },
      ...{ member_id: memberId, agent_id: bound?.agent_id ?? device.agent_id },
      ...{ start_time: start, end_time: end, use_type, qty, result, error_code: use.error_code ?? null },
      ...{ fee: charge.fee, pay_from: charge.pay_from, fee_gift: charge.fee_gift },
      ...consumedBy(taken),
      ...{ terminal_seq: use.seq, lng: use.lng ?? null, lat: use.lat ?? null, reported_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('use_seq')
    .values({ device_id: deviceId, terminal_seq: use.seq, use_id: id, start_time: start })
    .execute()
  await sql`
    update device set use_count = use_count + ${isReal ? 1 : 0}, last_use_time = greatest(last_use_time, ${end}),
      remain_times = remain_times - ${charge.times} where id = ${deviceId}`.execute(db)
  await rollUp(db, id, start)
  const record = { table: 'use_log', id }
  for (const { required: _, ...pieces } of taken)
    await changeBalance(db, { ...pieces, direction: 'less', type: 'used', record, operator: null }, now)
  const amounts = { gift: charge.fee_gift, paid: charge.fee - charge.fee_gift }
  if (memberId !== null && charge.fee > 0)
    await post(db, { event: 'used', record, owners: { member: memberId }, amounts, operator: null }, now)
  return true
}

/**
 * What a use says of what it has used up: all pieces together, and the first consumable that its product cannot do without. The log of the
 * authorizations has each.
 */
function consumedBy(taken: readonly Taken[]) {
  const main = taken.find(({ required }) => required) ?? taken[0]
  return { consume_id: main?.consumeId ?? null, consume_qty: taken.reduce((sum, { qty }) => sum + qty, 0) }
}

/** Who had the device then: a use that is reported late is paid by whoever made it. */
async function boundAt(db: Kysely<Unscoped>, deviceId: number, at: Date): Promise<Bound | undefined> {
  const { rows } = await sql<Bound>`
    select agent_id, member_id, status from member_device
    where device_id = ${deviceId} and bind_time <= ${at} and coalesce(unbind_time > ${at}, true)
    order by id desc limit 1`.execute(db)
  return rows[0]
}
