import type { Services } from '../../../core/services.ts'
import { moment } from '../../../core/time/moment.ts'

/** What has lain in the recycle bin for its days is gone for good. Answers how many rows. */
export async function purgeRecycled({ database, settings }: Services, now: Date): Promise<number> {
  const days = await settings.get('recycle.days')
  const { numDeletedRows } = await database.kysely
    .deleteFrom('recycled')
    .where('create_time', '<=', moment(new Date(now.getTime() - days * 86_400_000)))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
