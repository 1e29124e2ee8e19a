import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'

type Move = {
  /** The word of its life. */
  readonly action: string
  readonly note?: string | null
  /** Null: the clock, the terminal, or a record that the device follows. */
  readonly operator: { readonly userId: number; readonly name: string } | null
  /** Further columns that change with the state. */
  readonly columns?: Updateable<DB['device']>
}

/**
 * Changes the state of a device and adds to its life: the only writer of `device.status`.
 * @throws 1004 where somebody has moved it since it was read
 */
export async function moveDevice(
  db: Kysely<Unscoped>,
  { id, status: from }: { readonly id: number; readonly status: number },
  to: number,
  { action, note = null, operator, columns = {} }: Move,
  at: Date,
): Promise<{ id: number; version: number }> {
  const saved = await everything(db)
    .updateTable('device')
    .set({
      ...columns,
      ...{ status: to, status_reason: note, status_time: at, update_time: at },
      ...{ status_user_id: operator?.userId ?? null, status_user_name: operator?.name ?? null },
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (!saved) fail('WrongState')
  const event = { device_id: id, action, from_status: from, to_status: to, note, create_time: at }
  await db
    .insertInto('device_event')
    .values({ ...event, user_id: operator?.userId ?? null, user_name: operator?.name ?? null })
    .execute()
  return saved
}
