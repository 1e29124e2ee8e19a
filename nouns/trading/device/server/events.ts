import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

type Event = { action: string; from: number | null; to: number; note: string | null }
type Made = { operator: Operator | null; at: Date }

/** Writes what happened into the life of a device; by nobody: the clock, the terminal or another record did it. */
export const writeEvent = (
  db: Kysely<Unscoped>,
  device_id: number,
  { action, from, to, note }: Event,
  { operator, at }: Made,
) =>
  db
    .insertInto('device_event')
    .values({
      ...{ device_id, action, from_status: from, to_status: to, note, create_time: at },
      ...{ user_id: operator?.userId ?? null, user_name: operator?.name ?? null },
    })
    .execute()
