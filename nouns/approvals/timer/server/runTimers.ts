import type { Command } from '@shouya/approvals/command'
import { Failure } from '@shouya/server/core/failure.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { lockRequest } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'
import { execute } from '../../run/server/execute.ts'

const AT_ONCE = 100

/**
 * Fires due timers: reminders, time-outs, ended delays. Each is an ordinary command with its timer's id, in its own
 * transaction, so that several processes may run this at once and a failure does not stop the others.
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

const runOne = (services: Services, id: number, now: Date): Promise<void> =>
  services.database.kysely
    .transaction()
    .execute((tx) => fireTimer({ db: tx as unknown as Kysely<Unscoped>, now, services }, id))

/**
 * Fires one timer, in the caller's transaction; does nothing if it has fired already or is locked by another process.
 */
export async function fireTimer(runner: Runner, id: number): Promise<void> {
  const { db, now, services } = runner
  const timer = await db
    .selectFrom('appr_timer')
    .selectAll()
    .where('id', '=', id)
    .where('done_time', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!timer) return
  const row = await lockRequest(runner, timer.instance_id)
  const order: Command['order'] =
    timer.task_no === null ? { do: 'elapse', node: timer.node_id ?? '' } : { do: 'timeout', task: timer.task_no }
  await sql`savepoint due`.execute(db)
  try {
    await execute(runner, row, { id: `timer ${id}`, actor: null, order })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The timer is obsolete: its task or node has ended otherwise.
    await sql`rollback to savepoint due`.execute(db)
    services.log.info({ timer: id, reason: error.details.reason }, 'a timer had nothing to do')
  }
  await db
    .updateTable('appr_timer')
    .set({ done_time: now })
    .where('id', '=', id)
    .where('done_time', 'is', null)
    .execute()
}
