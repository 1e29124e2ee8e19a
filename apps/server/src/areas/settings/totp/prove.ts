import { verifyPassword } from '../../../core/access/passwords.ts'
import type { Call, Principal } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { admit, forgive, refuse } from '../login/locks.ts'
import { hasTotp, takeCode } from './takeCode.ts'

type Caller = Call & { readonly user: Principal }

/**
 * The caller proves with password and code who they are. Failures count and lock as at sign-in: somebody who sits at
 * another's open session has no more guesses than at the door.
 */
export async function prove(call: Caller, { password, code }: { password: string; code: string }): Promise<void> {
  const { services, user } = call
  const db = services.database.kysely as never
  if (!(await hasTotp(db, user.userId))) fail('WrongState', { reason: 'totp.off' })
  // A session stands in for the captcha.
  const attempt = await admit(call, user.username, async () => true)
  const { password_hash } = await services.database.kysely
    .selectFrom('sys_user')
    .select('password_hash')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password_hash, password)))
    await refuse(call, attempt, { reason: 'password.wrong', data: [{ path: 'password', reason: 'password.wrong' }] })
  if (!(await takeCode(call, db, { userId: user.userId, code })))
    await refuse(call, attempt, { reason: 'totp.wrong', data: [{ path: 'code', reason: 'totp.wrong' }] })
  await forgive(call, attempt)
}
