import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { atWorkshop } from '../noun.ts'
import { deviceStatus, inUse } from './deviceStatus.ts'
import { lockTerminals } from './lockTerminals.ts'
import { type Moved, replaceTerminal } from './replaceTerminal.ts'
import { status, type TradeRepair } from './rules.ts'

type Repair = Pick<TradeRepair, 'device_id' | 'replace_device_id' | 'bill_no' | 'dept_id' | 'status'>

/**
 * A terminal is out of use as long as it is repaired (domain 11.8), and stands still when it comes back. One in whose place another was
 * sent does not come back: the other takes over.
 */
export async function keepTerminal(db: Kysely<Unscoped>, row: Repair, to: number, moved: Moved): Promise<void> {
  const [was, is] = [atWorkshop.includes(row.status), atWorkshop.includes(to)]
  if (was === is || row.device_id === null) return
  const { by: operator, at } = moved
  const isOver = to === status.rating || to === status.done
  const { old, spare } = await lockTerminals(db, row.device_id, isOver ? row.replace_device_id : null)
  const line = { note: row.bill_no, operator }
  if (is && !inUse.includes(old.status)) fail('WrongState', { reason: 'tradeRepair.refused.notInUse' })
  if (is) await moveDevice(db, old, deviceStatus.repair, { action: 'repair', ...line }, at)
  // One that was given back meanwhile stays so.
  if (is || old.status !== deviceStatus.repair) return
  if (spare) await replaceTerminal(db, row, { old, spare }, moved)
  else await moveDevice(db, old, deviceStatus.activated, { action: 'repaired', ...line }, at)
}
