import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

type Event = { kind: number; day: string; to_status?: number; note: string | null }
type Made = { by: { userId: number; name: string } | null; now: Date }

/** Writes what happened into the life of a device; by nobody: the clock did it. */
export const writeEvent = (
  db: Kysely<Unscoped>,
  equipment_id: number,
  { kind, day, to_status, note }: Event,
  { by, now }: Made,
) =>
  db
    .insertInto('equipment_event')
    .values({
      ...{ equipment_id, kind, day, note },
      to_status: to_status ?? null,
      user_id: by?.userId ?? null,
      user_name: by?.name ?? null,
      create_time: now,
    })
    .execute()

/** What the caller did with it, by default today. */
export const addEvent = (
  ctx: Ctx,
  equipmentId: number,
  { day = todayOf(ctx), ...event }: Partial<Event> & Omit<Event, 'day'>,
) => writeEvent(ctx.db, equipmentId, { ...event, day }, { by: ctx.user, now: ctx.now })
