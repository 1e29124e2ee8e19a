import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type { ReportedUse } from '../reportedUse.ts'
import { MOST_AHEAD, MOST_YEARS } from '../rules.ts'
import { countUse } from './countUse.ts'

type Taken = { seq: number; result: 'counted' | 'repeated' | 'future' | 'too_old' | 'order' | 'try_again' }

/**
 * Uses that a terminal reports, in its order, each in a transaction of its own: what has gone wrong with one does not keep the others.
 * `future`, `too_old` and `order` are never taken, `try_again` may be later.
 */
export async function takeUses(
  { database, settings, log }: Pick<Services, 'database' | 'settings' | 'log'>,
  deviceId: number,
  uses: readonly ReportedUse[],
  now: Date,
): Promise<Taken[]> {
  const fee = await settings.get('trade.use_fee')
  const taken: Taken[] = []
  for (const use of uses) {
    const refused = refusalOf(use, now)
    if (refused) taken.push({ seq: use.seq, result: refused })
    else
      try {
        const isNew = await database.kysely
          .transaction()
          .execute((tx) => countUse(tx as unknown as Kysely<Unscoped>, deviceId, { use, fee, now }))
        taken.push({ seq: use.seq, result: isNew ? 'counted' : 'repeated' })
      } catch (err) {
        log.error({ err, deviceId, seq: use.seq }, 'a use was not counted')
        taken.push({ seq: use.seq, result: 'try_again' })
      }
  }
  return taken
}

/** What is against the times of a use: the terminal's clock, or that its details would be gone already. */
function refusalOf({ start_time, end_time }: ReportedUse, now: Date): 'future' | 'too_old' | 'order' | undefined {
  const [start, end] = [new Date(start_time), new Date(end_time)]
  if (end < start) return 'order'
  if (end.getTime() > now.getTime() + MOST_AHEAD) return 'future'
  const oldest = new Date(now)
  oldest.setFullYear(oldest.getFullYear() - MOST_YEARS)
  return start < oldest ? 'too_old' : undefined
}
