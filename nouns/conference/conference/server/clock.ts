import { everything } from '@shouya/server/core/access/everything.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { conference } from '../noun.ts'
import { linesOf } from './lines.ts'
import { ahead, askToConfirm } from './reminders.ts'
import { status } from './types.ts'

/** Nobody: the clock. */
const NOBODY = 0

/** Every minute (job conference_clock): what was announced has begun, what has begun has ended. Answers how many. */
export async function moveOn({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const meetings = everything(db)
    const begun = await meetings
      .updateTable('conference')
      .set({ status: status.running })
      .where('status', '=', status.announced)
      .where('begin_time', '<=', moment(now))
      .returning(['id', 'status'])
      .execute()
    const ended = await meetings
      .updateTable('conference')
      .set({ status: status.ended })
      .where('status', 'in', [status.announced, status.running])
      .where('end_time', '<=', moment(now))
      .returningAll()
      .execute()
    const moved = [...begun, ...ended]
    await auditJob(
      tx,
      { name: 'conference_clock', table: conference.table, now },
      moved.map(({ id, status: after }) => ({ id, after: { status: after } })),
    )
    const ids = moved.map(({ id }) => id)
    if (ids.length === 0) return 0
    await settle(db, { codes: ahead, table: conference.table, id: ids, by: NOBODY }, now)
    const written = ended.filter(({ minutes }) => minutes !== null)
    const lines = Map.groupBy(
      await linesOf(
        db,
        written.map(({ id }) => id),
      ),
      ({ conference_id }) => conference_id,
    )
    for (const row of written) await askToConfirm(db, row, lines.get(row.id) ?? [], now)
    return new Set(ids).size
  })
}
