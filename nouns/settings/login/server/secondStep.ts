import type { Call } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type Attempt, refuse, withdraw } from '@shouya/server/core/secrets/locks.ts'
import { hasTotp, takeCode } from '../../totp/server/takeCode.ts'

/**
 * Checks the second step after a right password; does nothing for an account without one. A missing code is neither a
 * success nor a failure: the caller is asked for it. A wrong code counts like a wrong password.
 */
export async function secondStep(
  call: Call,
  attempt: Attempt,
  { userId, code }: { userId: number; code: string | undefined },
): Promise<void> {
  const db = call.services.database.kysely as never
  if (!(await hasTotp(db, userId))) return
  if (!code) {
    await withdraw(call, attempt)
    fail('SignInFailed', { reason: 'signIn.totpNeeded', data: { captcha: attempt.neededCaptcha, totp: true } })
  }
  if (await takeCode(call, db, { userId, code })) return
  await refuse(call, attempt, {
    reason: 'signIn.totpWrong',
    data: { captcha: attempt.nextNeedsCaptcha, totp: true },
  })
}
