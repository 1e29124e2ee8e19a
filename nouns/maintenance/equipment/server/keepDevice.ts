import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { equipment, eventKind } from '../noun.ts'
import { writeEvent } from './events.ts'

const { normal, repair } = equipment.states.codes

type Kept = {
  id: number
  inRepair: boolean
  /** The number of the order. */
  note: string
  by: { userId: number; name: string } | null
  day: string
  now: Date
}

/** A device is in repair as long as an order holds it (domain 8.3); one that is out of service or scrapped stays so. */
export async function keepDevice(db: Kysely<Unscoped>, { id, inRepair, note, by, day, now }: Kept): Promise<void> {
  const [from, to] = inRepair ? [normal, repair] : [repair, normal]
  const changed = await everything(db)
    .updateTable('equipment')
    .set({
      ...{ status: to, status_reason: note, update_time: now },
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (changed) await writeEvent(db, id, { kind: eventKind.state, day, to_status: to, note }, { by, now })
}
