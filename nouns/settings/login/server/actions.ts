import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { nobodysHash, verifyPassword } from '@shouya/server/core/access/passwords.ts'
import { loadPrincipal } from '@shouya/server/core/access/principal.ts'
import { openTokens } from '@shouya/server/core/access/tokens.ts'
import { auditFailure } from '@shouya/server/core/audit/audit.ts'
import type { Call } from '@shouya/server/core/context.ts'
import { type Failure, fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { isAdmitted } from '@shouya/server/core/org/parties.ts'
import { admit, forgive, refuse } from '@shouya/server/core/secrets/locks.ts'
import { instant, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { knownDevice, rememberDevice } from '../../session/server/knownDevice.ts'
import { describe, endSessions, openSession } from '../../session/server/session.ts'
import * as Login from '../contract.ts'
import { checkCaptcha } from './captcha.ts'
import { secondStep } from './secondStep.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** The account of a name and password. All failures take the same time and have the same text. */
async function identify(call: Call, { username, password, jscode, totp }: Input<typeof Login.GetJwtToken>) {
  const { database } = call.services
  const user = await database.kysely
    .selectFrom('sys_user')
    .select([
      'id',
      'password_hash',
      'password_time',
      'status',
      'expire_date',
      'is_demo',
      'must_change_pwd',
      isAdmitted.as('admitted'),
    ])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  const device = user && (await knownDevice(call, database.kysely as never, user.id))
  const name = nameOf(call, username, user !== undefined)
  const source = device ? { name, from: `device ${device}`, known: true } : { name, from: call.ip, known: false }
  const attempt = await admit(call, source, () => checkCaptcha(call, jscode))
  const right = await verifyPassword(user?.password_hash ?? (await nobodysHash), password)
  const today = localDay(call.now, database.timezone)
  const open =
    user !== undefined && user.status === 1 && user.admitted && (user.expire_date === null || user.expire_date >= today)
  if (!right || !open) return refuse(call, attempt)
  if (user.is_demo && !loopback.test(call.ip)) fail('SignInFailed', { reason: 'signIn.demoElsewhere' })
  await secondStep(call, attempt, { userId: user.id, code: totp })
  await forgive(call, attempt)
  return user
}

/**
 * A user name as it is counted and logged. A name without an account may be a password typed into the wrong field, so
 * only a hash of it is stored: equal names remain recognizable.
 */
const nameOf = ({ services }: Call, username: string, isAccount: boolean): string =>
  isAccount ? username : `#${services.keys.hash('name', username.toLowerCase()).toString('hex').slice(0, 16)}`

const noteFailure = (call: Call, username: string, startedAt: number) => async (failure: Failure) => {
  const { kysely } = call.services.database
  const account = await kysely
    .selectFrom('sys_user')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  const outcome = { action: 'Login/GetJwtToken', user: null, ok: false, code: failure.code, startedAt }
  const note = { type: 1 as const, message: `${nameOf(call, username, account !== undefined)}: ${failure.message}` }
  await auditFailure(kysely as never, call, note, outcome)
  throw failure
}

export const login = handle(Login, {
  GetJwtToken: prepared<typeof Login.GetJwtToken, { id: number; expired: boolean }>(
    async (call, input) => {
      const user = await identify(call, input).catch(noteFailure(call, input.username, performance.now()))
      const days = await call.services.settings.get('pwd.expire_days')
      const due = new Date(call.now.getTime() - days * 86_400_000)
      const expired = days > 0 && instant(user.password_time, call.services.database.timezone) < due
      return { id: user.id, expired }
    },
    async (ctx, _input, { id, expired }) => {
      const { services, now, ip, userAgent } = ctx
      const db = everything(ctx.db)
      const hours = await services.settings.get('session.hours')
      if (await services.settings.get('session.single')) await endSessions(ctx.db, { userId: id }, now)
      const session = await openSession(ctx.db, { userId: id, ip, userAgent, now, hours })
      await db
        .updateTable('sys_user')
        .set({ last_login_time: now, last_login_ip: ip, ...(expired ? { must_change_pwd: true } : {}) })
        .where('id', '=', id)
        .execute()
      const user = await loadPrincipal(db, session.id, now)
      if (!user) fail('SignInFailed')
      ctx.note({ type: 1, by: user })
      await rememberDevice(ctx, ctx.db, id)
      const tokens = openTokens(services.keys)
      ctx.cookie.set(await tokens.sign(session.id, 'cookie', session.expires), session.expires)
      return {
        token: await tokens.sign(session.id, 'bearer', session.expires),
        ...(await describe(user, services.settings)),
      }
    },
  ),

  async Logout(ctx) {
    ctx.note({ type: 1 })
    if (ctx.user) await endSessions(ctx.db, { userId: ctx.user.userId, only: ctx.user.sessionId }, ctx.now)
    ctx.cookie.clear()
    return null
  },

  GetCurrent: ({ user, services }) => describe(user, services.settings),
})
