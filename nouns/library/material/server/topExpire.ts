import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'

/** Writes down that the time of pinned documents is over (domain 17.3 file_top_expire); lists have shown that already. */
export async function expireTops({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('material')
    .set({ is_top: false, top_end: null, update_time: now, version: sql<number>`version + 1` })
    .where('is_top', '=', true)
    .where('top_end', '<=', moment(now))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
