import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import { localDay } from '../../../core/time/local.ts'
import { unsignedBy } from './rows.ts'
import { status } from './rules.ts'

/** What the work bench says about keys (domain 15), in the caller's scope. */
export async function keyCounters(ctx: Ctx) {
  const { user, now, scoped } = ctx
  if (!can(user, 'daily_key', 'query')) return {}
  const me = user.userId
  const today = localDay(now, ctx.services.database.timezone)
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) filter (where ${condition}))::int`
  return (
    scoped
      .rows('room_key')
      .select([
        count(unsignedBy(me)).as('key_receive'),
        count(sql`status = ${status.toReturn} and ${me} in (from_user_id, to_user_id)`).as('key_return'),
        count(sql`status = ${status.toReturn} and expect_return_time < ${now}`).as('key_unreturned'),
        count(sql`biz_date = ${today}::date`).as('key_today'),
      ])
      // Only rows that one of them can count: open ones and today's.
      .where(sql<boolean>`(status in (${status.waiting}, ${status.toReturn}) or handover_time >= ${today}::date)`)
      .executeTakeFirstOrThrow()
  )
}
