import { fail } from '@shouya/server/core/failure.ts'
import { type Caller, proveCode, provePassword } from '@shouya/server/core/secrets/prove.ts'
import { hasTotp, takeCode } from './takeCode.ts'

/** Checks that the caller owns the account, by password and code. */
export async function prove(call: Caller, { password, code }: { password: string; code: string }): Promise<void> {
  const { services, user } = call
  const db = services.database.kysely as never
  if (!(await hasTotp(db, user.userId))) fail('WrongState', { reason: 'totp.off' })
  await provePassword(call, { password, path: 'password' })
  await proveCode(call, () => takeCode(call, db, { userId: user.userId, code }))
}
