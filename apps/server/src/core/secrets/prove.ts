import { verifyPassword } from '../access/passwords.ts'
import type { Call, Demand, Principal } from '../context.ts'
import { admit, forgive, type RefusalDetails, refuse, withdraw } from './locks.ts'

export type Caller = Call & { readonly user: Principal }

/** Counted separately: a right password alone must not reset the count of codes. */
const sources = { password: 'session', code: 'session code' } as const

type Proof = RefusalDetails & { by: keyof typeof sources; right: () => Promise<boolean> }

/**
 * Verifies the signed-in person once more. Every check of a secret inside a session goes through here: somebody at
 * another person's open session has no more guesses than at sign-in. A session replaces the captcha.
 */
async function prove(call: Caller, { by, right, ...details }: Proof): Promise<void> {
  const source = { name: call.user.username, from: sources[by], known: true }
  const attempt = await admit(call, source, async () => null)
  const isRight = await right().catch(async (error) => {
    await withdraw(call, attempt)
    throw error
  })
  if (!isRight) await refuse(call, attempt, details)
  await forgive(call, attempt)
}

/** Verifies the password; 1010 at `path`. */
export const provePassword = (call: Caller, { password, path }: Demand): Promise<void> =>
  prove(call, {
    by: 'password',
    reason: 'password.wrong',
    data: [{ path, reason: 'password.wrong' }],
    right: async () => {
      const { password_hash } = await call.services.database.kysely
        .selectFrom('sys_user')
        .select('password_hash')
        .where('id', '=', call.user.userId)
        .executeTakeFirstOrThrow()
      return verifyPassword(password_hash, password)
    },
  })

/** Verifies a code of the second step; 1010 at `code`. */
export const proveCode = (call: Caller, right: () => Promise<boolean>): Promise<void> =>
  prove(call, { by: 'code', reason: 'totp.wrong', data: [{ path: 'code', reason: 'totp.wrong' }], right })
