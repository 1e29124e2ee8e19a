import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'

/** Who followed what is known for the day on which it counts, not longer. */
export async function forgetClicks({ database }: Services, now: Date): Promise<number> {
  const today = localDay(now, database.timezone)
  const { numDeletedRows } = await database.kysely
    .deleteFrom('banner_click')
    .where('day', '<', today)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
