import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { cmd, cmdResult, pendingResults } from '../rules.ts'

/** What a device was told and has not answered is over: it has come into another state meanwhile. What was to be set is not pending then. */
export async function endCommands(db: Kysely<Unscoped>, deviceId: number, at: Date): Promise<void> {
  const ended = await db
    .updateTable('device_command')
    .set({ result: cmdResult.unanswered, end_time: at })
    .where('device_id', '=', deviceId)
    .where('result', 'in', pendingResults)
    .returning('cmd')
    .execute()
  if (ended.some((command) => command.cmd === cmd.setPar))
    await sql`update device set par_pending = null where id = ${deviceId}`.execute(db)
}
