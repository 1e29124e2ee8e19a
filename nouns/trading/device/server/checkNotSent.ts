import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { sendersOf } from '../../server/sentDevices.ts'

/**
 * 1004 where an order under way has sent a device: it is in stock until the order is received, and has to be there then as it was sent.
 * To be asked under the lock of the device, which a delivery takes, too.
 */
export async function checkNotSent(db: Kysely<Unscoped>, deviceId: number): Promise<void> {
  const { rows } = await sql<{
    bill_no: string
  }>`select bill_no from ${sendersOf(sql`${deviceId}::bigint`)} sender`.execute(db)
  const [sender] = rows
  if (sender) fail('WrongState', { reason: 'device.refused.sent', params: { no: sender.bill_no } })
}
