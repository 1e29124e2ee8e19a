import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { keepDevice } from '../../equipment/server/keepDevice.ts'
import { orderOf } from '../../equipment/server/orderOf.ts'
import { reminders } from './tell.ts'
import { type Order, table } from './types.ts'

type Moved = {
  order: Pick<Order, 'id' | 'bill_no' | 'equipment_id' | 'source_table' | 'source_id'>
  status: number
  by: { userId: number; name: string } | null
  now: Date
}

const NOBODY = 0

/** An order has another state: its reminders end, its device follows, and what called for it hears of it (domain 8.3). */
export async function follow(
  { topics, database }: Pick<Services, 'topics' | 'database'>,
  db: Kysely<Unscoped>,
  { order, status, by, now }: Moved,
): Promise<void> {
  const { id, bill_no, equipment_id, source_table, source_id } = order
  await settle(db, { codes: reminders, table, id, by: by?.userId ?? NOBODY }, now)
  if (equipment_id !== null) {
    const held = await orderOf(db, equipment_id)
    const day = localDay(now, database.timezone)
    await keepDevice(db, { id: equipment_id, inRepair: held !== undefined, note: bill_no, by, day, now })
  }
  if (source_table !== null && source_id !== null)
    await topics.publish(db, 'repair.changed', { order_id: id, bill_no, source_table, source_id, status }, now)
}
