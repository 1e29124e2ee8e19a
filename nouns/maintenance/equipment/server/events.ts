import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '../../server/expiry.ts'

type Event = { kind: number; day?: string; to_status?: number; note: string | null }

/** Writes what happened into the life of a device. */
export const addEvent = (ctx: Ctx, equipment_id: number, { kind, day = todayOf(ctx), to_status, note }: Event) =>
  ctx.db
    .insertInto('equipment_event')
    .values({
      ...{ equipment_id, kind, day, note },
      to_status: to_status ?? null,
      user_id: ctx.user.userId,
      user_name: ctx.user.name,
      create_time: ctx.now,
    })
    .execute()
