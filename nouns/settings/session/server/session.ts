import { randomBytes } from 'node:crypto'
import { dutyOf } from '@shouya/server/core/access/duty.ts'
import type { Principal } from '@shouya/server/core/context.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import type { Settings } from '@shouya/server/core/settings/settings.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** The caller's account state that sign-in and `GetCurrent` return (spec 000 section 3, Account state). */
export const describe = async (user: Principal, settings: Settings) => ({
  expire_at: user.expireAt,
  user: {
    id: user.userId,
    username: user.username,
    name: user.name,
    avatar: user.avatarFileId === null ? null : `/api/Common/PreviewDownloadFile?id=${user.avatarFileId}`,
    dept_id: user.deptId,
    dept_name: user.belongs,
    user_type: user.userType,
    post: user.post,
    must_change_pwd: user.mustChangePassword,
    must_set_totp: (await dutyOf(user, settings)) === 'totp',
  },
  permissions: [...user.operations].map(([id, operations]) => ({ id, operation: [...operations] })),
  roles: user.roles.map(({ code }) => ({ id: code, operation: [] })),
})

type NewSession = { userId: number; ip: string; userAgent: string; now: Date; hours: number }

/** Opens a session; returns its id and its end. */
export async function openSession(db: Kysely<Unscoped>, { userId, ip, userAgent, now, hours }: NewSession) {
  const id = randomBytes(18).toString('base64url')
  const expires = new Date(now.getTime() + hours * 3_600_000)
  await db
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      ip,
      user_agent: userAgent.slice(0, 300),
      create_time: now,
      last_seen_time: now,
      proved_time: now,
      expire_time: expires,
    })
    .execute()
  return { id, expires }
}

type Which = { userId: number; only?: string; except?: string }

/** Ends live sessions of an account at once, in every process. Returns their number. */
export async function endSessions(db: Kysely<Unscoped>, { userId, only, except }: Which, now: Date): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ end_time: now })
    .where('user_id', '=', userId)
    .where('end_time', 'is', null)
    .returning('id')
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '<>', except)
  const ids = (await query.execute()).map(({ id }) => id)
  if (ids.length > 0) await notify(db, { type: 'session', ids })
  return ids.length
}

/** Makes every process load the account of these sessions again: its duties or rights have changed. */
export async function refreshSessions(db: Kysely<Unscoped>, userId: number): Promise<void> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('end_time', 'is', null)
    .execute()
  if (rows.length > 0) await notify(db, { type: 'session', ids: rows.map(({ id }) => id) })
}
