import { verifyPassword } from '../access/passwords.ts'
import type { Call, Demand, Principal } from '../context.ts'
import { admit, forgive, refuse, type Said, withdraw } from './locks.ts'

export type Caller = Call & { readonly user: Principal }

/** Counted apart: whoever knows the password alone must not clear the count of codes with it. */
const sources = { password: 'session', code: 'session code' } as const

type Proof = Said & { by: keyof typeof sources; right: () => Promise<boolean> }

/**
 * Who is signed in proves once more that they are who they are. Whatever asks for a secret inside a session asks here:
 * somebody who sits at another's open session has no more guesses than at the door. A session stands in for the captcha.
 */
async function prove(call: Caller, { by, right, ...said }: Proof): Promise<void> {
  const source = { name: call.user.username, from: sources[by], known: true }
  const attempt = await admit(call, source, async () => null)
  const isRight = await right().catch(async (error) => {
    await withdraw(call, attempt)
    throw error
  })
  if (!isRight) await refuse(call, attempt, said)
  await forgive(call, attempt)
}

/** By the password; 1010 at `path`. */
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

/** By a code of the second step; 1010 at `code`. */
export const proveCode = (call: Caller, right: () => Promise<boolean>): Promise<void> =>
  prove(call, { by: 'code', reason: 'totp.wrong', data: [{ path: 'code', reason: 'totp.wrong' }], right })
