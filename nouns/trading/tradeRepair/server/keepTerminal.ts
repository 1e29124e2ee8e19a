import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { atWorkshop } from '../noun.ts'
import type { TradeRepair } from './rules.ts'

/** `device.status`. */
export const deviceStatus = { stock: 0, assigned: 1, activated: 2, running: 3, repair: 4 } as const
/** A terminal that can be out of order. */
export const inUse: readonly number[] = [deviceStatus.activated, deviceStatus.running]

type By = { userId: number; name: string } | null

/** A terminal is out of use as long as it is repaired (domain 11.8), and stands still when it comes back. */
export async function keepTerminal(
  db: Kysely<Unscoped>,
  row: Pick<TradeRepair, 'device_id' | 'bill_no' | 'status'>,
  to: number,
  by: By,
  now: Date,
): Promise<void> {
  const [was, is] = [atWorkshop.includes(row.status), atWorkshop.includes(to)]
  if (was === is || row.device_id === null) return
  const device = await everything(db)
    .selectFrom('device')
    .select(['id', 'status'])
    .where('id', '=', row.device_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const moved = { note: row.bill_no, operator: by }
  if (is && !inUse.includes(device.status)) fail('WrongState', { reason: 'tradeRepair.refused.notInUse' })
  if (is) await moveDevice(db, device, deviceStatus.repair, { action: 'repair', ...moved }, now)
  // One that was given back meanwhile stays so.
  else if (device.status === deviceStatus.repair)
    await moveDevice(db, device, deviceStatus.activated, { action: 'repaired', ...moved }, now)
}
