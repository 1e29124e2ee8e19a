import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { type Notice, notifySql } from './listener.ts'

/** Tells every server process, once the caller's transaction has committed. */
export async function notify(db: Kysely<Unscoped>, notice: Notice): Promise<void> {
  const { channel, payload } = notifySql(notice)
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
