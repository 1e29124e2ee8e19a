import { randomInt } from 'node:crypto'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const COUNT = 10
const HALF = 5
/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()
const worded = (userId: number, code: string) => `${userId} ${plain(code)}`

/** Replaces an account's recovery codes and returns the new ones; only their hashes are stored. */
export async function makeRecoveryCodes(db: Kysely<Unscoped>, keys: Keys, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`)
  await db.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute()
  await db
    .insertInto('user_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: keys.hash('recovery', worded(userId, code)) })))
    .execute()
  return codes
}

/** Uses a recovery code up; false when the account has no such unused code. */
export async function takeRecoveryCode(
  db: Kysely<Unscoped>,
  keys: Keys,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('user_recovery_code')
    .set({ used_time: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', keys.hashes('recovery', worded(userId, code)))
    .where('used_time', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
