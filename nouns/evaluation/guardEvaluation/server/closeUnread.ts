import { everything } from '@shouya/server/core/access/everything.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { guardEvaluation as noun } from '../noun.ts'
import { ACK_DAYS } from '../rules.ts'
import { status } from './rows.ts'

const { table } = noun
const DAY = 86_400_000
/** Nobody: the clock. */
const NOBODY = 0

/**
 * Each night (job guard_evaluation_close): what a guard has not acknowledged within its days is archived without that, since they
 * may have left; not while the company owes a reply. Answers how many.
 */
export async function closeUnread({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const over = new Date(now.getTime() - ACK_DAYS * DAY)
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const closed = await everything(db)
      .updateTable(table)
      .set({ status: status.archived, archive_time: now, update_time: now, version: sql<number>`version + 1` })
      .where('status', 'in', [status.submitted, status.replied])
      .where('submit_time', '<=', moment(over))
      .where((eb) => eb.or([eb('reply_due', 'is', null), eb('reply_time', 'is not', null)]))
      .returning('id')
      .execute()
    const ids = closed.map(({ id }) => id)
    await auditJob(
      tx,
      { name: 'guard_evaluation_close', table, now },
      ids.map((id) => ({ id, after: { status: status.archived } })),
    )
    if (ids.length > 0) await settle(db, { codes: ['guard_evaluation_ack'], table, id: ids, by: NOBODY }, now)
    return ids.length
  })
}
