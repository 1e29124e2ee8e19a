import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { reminderOf } from '../../issueItem/server/reminders.ts'
import { tellProgress } from '../../server/tellProgress.ts'
import { closeWhenDone } from './closeWhenDone.ts'
import { status, table } from './types.ts'

const item = issueItem.states.codes

/**
 * Every ten minutes (job issue_clock, domain 17.3 overdue_scan): collections whose deadline has passed end, what is missing of
 * them is marked so, and those of which nothing is missing are closed. Answers how many have ended.
 */
export const endIssues = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute((tx) => endIn(tx, now))

async function endIn(tx: Kysely<DB>, now: Date): Promise<number> {
  const ended = await tx
    .updateTable('issue')
    .set((eb) => ({ status: status.ended, update_time: now, version: eb('version', '+', 1) }))
    .where('status', '=', status.published)
    .where('deadline', '<=', moment(now))
    .returning(['id', 'dept_id'])
    .execute()
  const ids = ended.map(({ id }) => id)
  await auditJob(
    tx,
    { name: 'issue_clock', table, now },
    ids.map((id) => ({ id, after: { status: status.ended } })),
  )
  const missing =
    ids.length === 0
      ? []
      : await tx
          .updateTable('issue_item')
          .set((eb) => ({ status: item.missing, update_time: now, version: eb('version', '+', 1) }))
          .where('issue_id', 'in', ids)
          .where('status', '=', item.waiting)
          .returningAll()
          .execute()
  const db = tx as unknown as Kysely<Unscoped>
  await remindAll(
    db,
    missing.map((row) => reminderOf('issue_overdue', row, 'overdue')),
    now,
  )
  await closeWhenDone(tx, now)
  for (const { dept_id } of ended) await tellProgress(db, dept_id)
  return ended.length
}
