import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { sql } from 'kysely'
import { banner } from '../noun.ts'
import { MOST_SHOWN } from '../rules.ts'

type Placed = { id: number; position: number; end_date: string }

/**
 * Ends with 1004 where eight others are shown at a position, or will be, or the last day of this one is over. One banner of a
 * position at a time, else two could take the last place.
 */
export async function checkRoom(ctx: Ctx, { id, position, end_date }: Placed): Promise<void> {
  if (end_date < todayOf(ctx)) fail('WrongState', { reason: 'banner.refused.over' })
  await sql`select pg_advisory_xact_lock(hashtext('banner'), ${position})`.execute(ctx.db)
  const { shown } = await everything(ctx.db)
    .selectFrom('banner')
    .select(({ fn }) => fn.countAll<number>().as('shown'))
    .where('position', '=', position)
    .where('status', '=', banner.states.codes.on)
    .where('end_date', '>=', todayOf(ctx))
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  if (shown >= MOST_SHOWN) fail('WrongState', { reason: 'banner.refused.full', params: { max: MOST_SHOWN } })
}
