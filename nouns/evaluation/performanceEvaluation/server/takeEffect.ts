import { everything } from '@shouya/server/core/access/everything.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { status } from './rows.ts'
import { keepScores } from './steps.ts'

/** Each night (job performance_effect): what was on public notice until yesterday takes effect. Answers how many. */
export async function takeEffect({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const moved = await everything(db)
      .updateTable('performance_evaluation')
      .set({ status: status.effective, effective_time: now, update_time: now, version: sql<number>`version + 1` })
      .where('status', '=', status.publicized)
      .where('publicity_end', '<', localDay(now, database.timezone))
      .returning('id')
      .execute()
    const ids = moved.map(({ id }) => id)
    await keepScores(db, ids)
    return ids.length
  })
}
