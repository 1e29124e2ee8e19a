import { prepared } from '@shouya/server/core/handle.ts'
import { provePassword } from '@shouya/server/core/secrets/prove.ts'
import type * as User from '../contract.ts'

/** The caller's password once more: credentials and grants may change for a while. */
export const provePresence = prepared<typeof User.Prove, void>(
  (call, { password }) => provePassword(call, { password, path: 'password' }),
  async ({ db, user, now }) => {
    await db.updateTable('session').set({ proved_time: now }).where('id', '=', user.sessionId).execute()
    return null
  },
)
