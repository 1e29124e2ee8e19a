import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { findShown } from './shown.ts'

/** Counts the caller once a day; the row of the day, not the number, decides, so that two calls at once count once, too. */
export const click: Handler<typeof Contract.Click> = async (ctx, { id }) => {
  if (!(await findShown(ctx, id))) fail('NotFound')
  const first = await ctx.db
    .insertInto('banner_click')
    .values({ banner_id: id, user_id: ctx.user.userId, day: todayOf(ctx) })
    .onConflict((c) => c.doNothing())
    .returning('banner_id')
    .executeTakeFirst()
  if (first)
    await everything(ctx.db)
      .updateTable('banner')
      .set({ click_count: sql`click_count + 1` })
      .where('id', '=', id)
      .execute()
  return null
}
