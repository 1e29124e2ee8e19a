import { everything } from '@shouya/server/core/access/everything.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Insertable, type Kysely, sql } from 'kysely'
import { writeEvent } from '../../device/server/events.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'

type Binding = Pick<
  Insertable<DB['member_device']>,
  'agent_id' | 'device_id' | 'member_id' | 'bind_type' | 'lease_begin' | 'lease_end' | 'remark'
>

/** Writes a binding that was found in order, with the member of its device and the line of its life: the only writer of new ones. */
export async function writeBinding(
  db: Kysely<Unscoped>,
  binding: Binding,
  { status, note, operator }: { status: number; note: string; operator: Operator | null },
  at: Date,
): Promise<{ id: number; version: number }> {
  const { device_id, member_id } = binding
  const saved = await everything(db)
    .insertInto('member_device')
    .values({
      ...{ ...binding, bind_time: at, create_time: at },
      ...{ create_user_id: operator?.userId ?? null, create_user_name: operator?.name ?? null },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await sql`update device set member_id = ${member_id}, version = version + 1 where id = ${device_id}`.execute(db)
  await writeEvent(db, device_id, { action: 'bind', from: status, to: status, note }, { operator, at })
  await tellDevice(db, device_id)
  return saved
}
