import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { cmdResult, pendingResults } from '../rules.ts'

/** What a device was told and has not answered is over: it has come into another state meanwhile. */
export const endCommands = (db: Kysely<Unscoped>, deviceId: number, at: Date) =>
  db
    .updateTable('device_command')
    .set({ result: cmdResult.unanswered, end_time: at })
    .where('device_id', '=', deviceId)
    .where('result', 'in', pendingResults)
    .execute()
