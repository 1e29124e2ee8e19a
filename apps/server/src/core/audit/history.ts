import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { fieldChanges } from './fieldChanges.ts'

const MOST = 200

/** What the log says of one record, oldest first; whoever asks has found the record in the caller's scope. */
export async function historyOf(db: Kysely<Unscoped>, table: string, id: number) {
  const rows = await db
    .selectFrom('sys_log')
    .select(['action', 'user_name', 'create_time', 'result', 'message', 'before', 'after'])
    .where('target_table', '=', table)
    .where('target_id', '=', id)
    .where('result', '=', true)
    .orderBy('create_time')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, changes: fieldChanges(row) }))
}
