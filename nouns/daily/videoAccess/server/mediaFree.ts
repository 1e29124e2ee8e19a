import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failTaken } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'

/**
 * A medium has one number in the whole bank (domain 20): one that left the house can be named again only once it has come
 * back (1003). Whoever registers one waits for the others here.
 */
export async function mediaFree(ctx: Ctx, media_no: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('video_access_media'))`.execute(ctx.db)
  const out = await everything(ctx.db)
    .selectFrom('video_access')
    .select('id')
    .where('media_no', '=', media_no)
    .where('return_time', 'is', null)
    .executeTakeFirst()
  if (out) failTaken(ctx.lang, 'media_no', 'column.media_no')
}
