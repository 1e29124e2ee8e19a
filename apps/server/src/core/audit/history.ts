import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { fieldChanges } from './fieldChanges.ts'

type Part = {
  /** Which rows of the part belong to the history. */
  where?: RawBuilder<boolean>
  limit?: number
}

/** The audit log of one record, newest first; the caller has checked that the record is in scope. */
export async function historyOf(
  db: Kysely<Unscoped>,
  table: string,
  id: number,
  { where = sql`true`, limit = 200 }: Part = {},
) {
  const rows = await db
    .selectFrom('sys_log')
    .select(['id', 'action', 'user_name', 'create_time', 'result', 'message', 'before', 'after'])
    .select(sql<string>`to_char(create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('cursor_time'))
    .where('target_table', '=', table)
    .where('target_id', '=', id)
    .where('result', '=', true)
    .where(where)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, changes: fieldChanges(row) }))
}
