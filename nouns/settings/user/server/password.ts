import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { checkHistory, checkPassword, hashPassword, newPassword } from '@shouya/server/core/access/passwords.ts'
import type { Call, Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type Handler, prepared } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { provePassword } from '@shouya/server/core/secrets/prove.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { forgetDevices } from '../../session/server/knownDevice.ts'
import { endSessions } from '../../session/server/session.ts'
import type * as User from '../contract.ts'

/** A password to read out once, and what is kept of it. */
export async function firstPassword() {
  const password = newPassword()
  return { password, hash: await hashPassword(password) }
}

type Fresh = Awaited<ReturnType<typeof firstPassword>>

/** Gives an account a new first password, if the caller says theirs anew, and ends its sessions; whoever calls has judged the rest. */
export async function resetPassword(
  ctx: Ctx,
  target: { id: number; username: string },
  { password, hash }: Fresh,
): Promise<{ password: string }> {
  const { id, username } = target
  await checkProof(ctx)
  await updateRow(ctx, 'sys_user', id, { password_hash: hash, password_time: ctx.now, must_change_pwd: true })
  await endSessions(ctx.db, { userId: id }, ctx.now)
  await forgetDevices(ctx.db, id)
  ctx.note({ table: 'sys_user', id, message: username, forced: true })
  return { password }
}

export const recoverLogin: Handler<typeof User.RecoverLogin> = async (ctx, { id }) => {
  const { username } = await find(ctx, 'sys_user', id)
  const nameKey = username.toLowerCase()
  await ctx.db.deleteFrom('sign_in_lock').where('name_key', '=', nameKey).execute()
  await ctx.db.deleteFrom('sign_in_failure').where('name_key', '=', nameKey).execute()
  ctx.note({ table: 'sys_user', id, message: username, forced: true })
  return null
}

type New = { hash: string; history: string[]; seen: string }

type SignedIn = Call & { readonly user: Principal }
type Wish = Input<typeof User.UpdatePwd>

/** A new password of the caller's own is judged and hashed before the transaction, */
export async function checkOwnPassword(call: SignedIn, { old_password, new_password }: Wish): Promise<New> {
  const { user, services } = call
  const { database, settings } = services
  await provePassword(call, { password: old_password, path: 'old_password' })
  const own = await database.kysely
    .selectFrom('sys_user')
    .select(['username', 'real_name', 'phone', 'password_hash', 'password_history'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  const platform = [
    await settings.get('platform_name'),
    await settings.get('platform_name_us'),
    await settings.get('platform.bank_name'),
    'shouya',
  ]
  await checkPassword('new_password', new_password, {
    username: own.username,
    realName: own.real_name,
    phone: own.phone,
    platform,
  })
  const kept = await settings.get('pwd.history')
  const hashes = [own.password_hash, ...own.password_history].slice(0, Math.max(1, kept))
  await checkHistory('new_password', new_password, hashes)
  return { hash: await hashPassword(new_password), history: hashes, seen: own.password_hash }
}

/** and kept in it, where the other sessions end. */
export async function keepOwnPassword(ctx: Ctx, _: Wish, { hash, history, seen }: New): Promise<null> {
  const done = await everything(ctx.db)
    .updateTable('sys_user')
    .set({
      password_hash: hash,
      password_history: history,
      password_time: ctx.now,
      must_change_pwd: false,
      ...changed(ctx),
    })
    .where('id', '=', ctx.user.userId)
    .where('password_hash', '=', seen)
    .returning('id')
    .executeTakeFirst()
  if (!done) fail('Stale')
  await endSessions(ctx.db, { userId: ctx.user.userId, except: ctx.user.sessionId }, ctx.now)
  await notify(ctx.db, { type: 'session', ids: [ctx.user.sessionId] })
  ctx.note({ table: 'sys_user', id: ctx.user.userId })
  return null
}

export const updatePassword = prepared<typeof User.UpdatePwd, New>(checkOwnPassword, keepOwnPassword)

/** The caller's password once more: credentials and grants may change for a while. */
export const provePresence = prepared<typeof User.Prove, void>(
  (call, { password }) => provePassword(call, { password, path: 'password' }),
  async ({ db, user, now }) => {
    await db.updateTable('session').set({ proved_time: now }).where('id', '=', user.sessionId).execute()
    return null
  },
)
