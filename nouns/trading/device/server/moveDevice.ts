import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'

type Move = {
  readonly action: string
  readonly note?: string | null
  readonly operator: { readonly userId: number; readonly name: string } | null
  readonly columns?: Updateable<DB['device']>
}

/** Changes the state of a device, and says so in its life. 1004 where somebody has moved it since. */
export async function moveDevice(
  db: Kysely<Unscoped>,
  { id, status: from }: { readonly id: number; readonly status: number },
  to: number,
  { action, note = null, operator, columns = {} }: Move,
  at: Date,
): Promise<{ id: number; version: number }> {
  const by = { user_id: operator?.userId ?? null, user_name: operator?.name ?? null }
  const saved = await everything(db)
    .updateTable('device')
    .set({
      ...{ ...columns, status: to, status_reason: note, status_time: at, update_time: at },
      ...{ status_user_id: by.user_id, status_user_name: by.user_name, version: sql<number>`version + 1` },
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (!saved) fail('WrongState')
  await db
    .insertInto('device_event')
    .values({ device_id: id, action, from_status: from, to_status: to, note, ...by, create_time: at })
    .execute()
  return saved
}
