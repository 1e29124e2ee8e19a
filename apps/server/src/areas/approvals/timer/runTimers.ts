import type { Command } from '@shouya/approvals/command'
import { type Kysely, sql } from 'kysely'
import { Failure } from '../../../core/failure.ts'
import type { Services } from '../../../core/services.ts'
import { moment } from '../../../core/time/moment.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { execute } from '../run/execute.ts'
import { lockRequest } from '../run/request.ts'

const AT_ONCE = 100

/**
 * What is due: reminders, time-outs, delays that have elapsed. Each is an ordinary command under the id of its timer, in a
 * transaction of its own, so that several processes may look at once and one that fails keeps none of the others back.
 */
export async function runTimers(services: Services, now: Date): Promise<number> {
  let done = 0
  for (let count = AT_ONCE; count === AT_ONCE; done += count) count = await runSome(services, now)
  return done
}

async function runSome(services: Services, now: Date): Promise<number> {
  const { kysely } = services.database
  const due = await kysely
    .selectFrom('appr_timer')
    .select('id')
    .where('done_time', 'is', null)
    .where('due_time', '<=', moment(now))
    .orderBy('due_time')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await runOne(services, id, now)
  return due.length
}

async function runOne(services: Services, id: number, now: Date): Promise<void> {
  await services.database.kysely.transaction().execute(async (tx) => {
    const db: Kysely<Unscoped> = tx as unknown as Kysely<Unscoped>
    const timer = await db
      .selectFrom('appr_timer')
      .selectAll()
      .where('id', '=', id)
      .where('done_time', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!timer) return
    const row = await lockRequest({ db }, timer.instance_id)
    const order: Command['order'] =
      timer.task_no === null ? { do: 'elapse', node: timer.node_id ?? '' } : { do: 'timeout', task: timer.task_no }
    await sql`savepoint due`.execute(db)
    try {
      await execute({ db, now, services }, row, { id: `timer ${id}`, actor: null, order })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // What it waited for has happened otherwise: the timer has nothing left to do.
      await sql`rollback to savepoint due`.execute(db)
      services.log.info({ timer: id, reason: error.details.reason }, 'a timer had nothing to do')
    }
    await db
      .updateTable('appr_timer')
      .set({ done_time: now })
      .where('id', '=', id)
      .where('done_time', 'is', null)
      .execute()
  })
}
