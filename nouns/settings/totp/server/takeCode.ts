import type { Call } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { stepOf } from './code.ts'
import { takeRecoveryCode } from './recovery.ts'

/** A secret is sealed for its owner: another's row put in its place does not open. */
export const sealPurpose = (userId: number): string => `totp ${userId}`

/** Has somebody a second step that counts? */
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
 * Takes the code of an account's second step, six digits or a recovery code; each serves once, also when two ask at the
 * same time. False when it is wrong.
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

/** The step that a code belongs to by the account's secret, or null when it belongs to none. */
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
  // The key file was lost or exchanged: only `npm run admin -- reset` helps, and the log says why.
  if (secret === null) services.log.error({ userId }, 'the secret of a second step does not open')
  return secret === null ? null : stepOf(secret, code, now)
}
