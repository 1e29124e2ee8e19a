import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { type Notice, notifySql } from './listener.ts'

/** The payload of a PostgreSQL notification is limited to 8,000 bytes; a session's id takes some 35. */
const MOST_IDS = 150

function split(notice: Notice): Notice[] {
  const chunks = <T>(list: readonly T[]) =>
    Array.from({ length: Math.ceil(list.length / MOST_IDS) }, (_, i) => list.slice(i * MOST_IDS, (i + 1) * MOST_IDS))
  if (notice.type === 'session') return chunks(notice.ids).map((ids) => ({ ...notice, ids }))
  if ('userIds' in notice) return chunks(notice.userIds).map((userIds) => ({ ...notice, userIds }))
  if ('deptIds' in notice && notice.deptIds) return chunks(notice.deptIds).map((deptIds) => ({ ...notice, deptIds }))
  return [notice]
}

/** Notifies every server process, once the caller's transaction has committed. */
export async function notify(db: Kysely<Unscoped>, notice: Notice): Promise<void> {
  for (const { channel, payload } of split(notice).map(notifySql))
    await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
