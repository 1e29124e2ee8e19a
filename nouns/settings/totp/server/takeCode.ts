import type { Call } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { stepOf } from './code.ts'
import { takeRecoveryCode } from './recovery.ts'

/** A secret is sealed for its owner, so another account's secret cannot be substituted for it. */
export const sealPurpose = (userId: number): string => `totp ${userId}`

/** Whether the account has a confirmed second step. */
export async function hasTotp(db: Kysely<Unscoped>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirm_time', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type Use = { userId: number; code: string }

/**
 * Checks and uses up a code of an account's second step, six digits or a recovery code; each is valid once, also in
 * concurrent calls. False when it is wrong.
 */
export async function takeCode(call: Call, db: Kysely<Unscoped>, { userId, code }: Use): Promise<boolean> {
  const { services, now } = call
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(db, services.keys, { userId, code, now })
  const step = await stepFor(call, db, { userId, code: digits, confirmed: true })
  if (step === null) return false
  const taken = await db
    .updateTable('user_totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The time step of a code by the account's secret, or null when it belongs to none. */
export async function stepFor(
  { services, now }: Call,
  db: Kysely<Unscoped>,
  { userId, code, confirmed }: Use & { confirmed: boolean },
): Promise<number | null> {
  const row = await db
    .selectFrom('user_totp')
    .select('secret_sealed')
    .where('user_id', '=', userId)
    .where('confirm_time', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const secret = services.keys.unseal(sealPurpose(userId), row.secret_sealed)
  // The key file was lost or replaced: only `npm run admin -- reset` helps, as the log says.
  if (secret === null) services.log.error({ userId }, 'the secret of a second step does not open')
  return secret === null ? null : stepOf(secret, code, now)
}
