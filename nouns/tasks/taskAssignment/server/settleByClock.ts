import { everything } from '@shouya/server/core/access/everything.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { open, taskStatus as status } from '../noun.ts'

/** About a row `task` of `task_assignment`. */
type Judged = {
  /** `task_type.task_code`. */
  code: string
  /** Something still keeps it from being done. */
  held: RawBuilder<boolean>
  /** When the last of what held it beyond its deadline ended; null: nothing did. */
  freed: RawBuilder<string | null>
}

/**
 * Tasks that nobody files: past their deadline they are done unless something holds them, late where that ended later (domain
 * 5.1, D_INOUT). Their record is the unit itself.
 */
export async function settleByClock(db: Kysely<Unscoped>, { code, held, freed }: Judged, now: Date): Promise<void> {
  const settled = await everything(db)
    // What held a task is looked for once, not for each column.
    .with(
      (cte) => cte('judged').materialized(),
      (db) =>
        db
          .selectFrom('task_assignment as task')
          .select(['task.id', freed.as('freed_at')])
          .where('task.task_code', '=', code)
          .where('task.status', 'in', open)
          .where('task.deadline', '<=', moment(now))
          .where(sql<boolean>`not ${held}`),
    )
    .updateTable('task_assignment as task')
    .from('judged')
    .set({
      status: sql<number>`case when freed_at is null then ${sql.lit(status.done)} else ${sql.lit(status.doneLate)} end`,
      finish_time: sql<string>`coalesce(freed_at, task.deadline)`,
      overdue_minutes: sql<number>`ceil(extract(epoch from freed_at - task.deadline) / 60)::int`,
      biz_table: 'dept',
      biz_id: sql<number>`task.dept_id`,
      update_time: moment(now),
      version: sql<number>`task.version + 1`,
    })
    .whereRef('judged.id', '=', 'task.id')
    // Somebody may have closed it in between.
    .where('task.status', 'in', open)
    .returning('task.dept_id')
    .execute()
  if (settled.length > 0) await notify(db, { type: 'duty', deptIds: settled.map(({ dept_id }) => dept_id) })
}
