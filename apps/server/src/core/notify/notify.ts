import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { type Notice, notifySql } from './listener.ts'

/** PostgreSQL carries less than 8,000 bytes in a notice; a session's id takes some 35. */
const MOST_IDS = 150

function split(notice: Notice): Notice[] {
  const parts = <T>(list: readonly T[]) =>
    Array.from({ length: Math.ceil(list.length / MOST_IDS) }, (_, i) => list.slice(i * MOST_IDS, (i + 1) * MOST_IDS))
  if (notice.type === 'session') return parts(notice.ids).map((ids) => ({ ...notice, ids }))
  if ('userIds' in notice) return parts(notice.userIds).map((userIds) => ({ ...notice, userIds }))
  if ('deptIds' in notice && notice.deptIds) return parts(notice.deptIds).map((deptIds) => ({ ...notice, deptIds }))
  return [notice]
}

/** Tells every server process, once the caller's transaction has committed. */
export async function notify(db: Kysely<Unscoped>, notice: Notice): Promise<void> {
  for (const { channel, payload } of split(notice).map(notifySql))
    await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
