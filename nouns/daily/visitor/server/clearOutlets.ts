import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { settleByClock } from '../../../tasks/server/public.ts'
import { visitor } from '../noun.ts'

const status = visitor.states.codes

/** The task that nobody is inside at the end of the day (domain 5.1). */
export const CLEARED = 'D_INOUT'

/**
 * Completes the task of the day (D_INOUT) of outlets in which nobody who entered before closing is inside; also of
 * outlets without visitors.
 */
export const clearOutlets = (db: Kysely<DB>, now: Date): Promise<void> => {
  // Leaving that was reported late was not known in time.
  const knownTime = sql`coalesce(leave_received_at, out_time)`
  const entered = sql`from out_inside where dept_id = task.dept_id and in_time < task.deadline`
  return settleByClock(
    db as unknown as Kysely<Unscoped>,
    {
      code: CLEARED,
      held: sql<boolean>`exists (select ${entered} and status = ${sql.lit(status.inside)})`,
      freed: sql<
        string | null
      >`(select max(${knownTime}) ${entered} and status = ${sql.lit(status.left)} and ${knownTime} > task.deadline)`,
    },
    now,
  )
}
