import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const DAYS = 180
const shape = /^[\w-]{32}$/

const hashOf = (device: string) => createHash('sha256').update(device).digest()

/** The id of the caller's device if the account has signed in there before. */
export async function knownDevice(
  { device }: Pick<Call, 'device'>,
  db: Kysely<Unscoped>,
  userId: number,
): Promise<number | null> {
  if (!device.given || !shape.test(device.given)) return null
  const row = await db
    .selectFrom('known_device')
    .select('id')
    .where('device_hash', '=', hashOf(device.given))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Records that the account has signed in on this device. A device of several users has a record for each. */
export async function rememberDevice(
  { device, now }: Pick<Call, 'device' | 'now'>,
  db: Kysely<Unscoped>,
  userId: number,
): Promise<void> {
  const name = device.given && shape.test(device.given) ? device.given : randomBytes(24).toString('base64url')
  device.keep(name, new Date(now.getTime() + DAYS * 86_400_000))
  await db
    .insertInto('known_device')
    .values({ device_hash: hashOf(name), user_id: userId, last_time: now })
    .onConflict((c) => c.columns(['device_hash', 'user_id']).doUpdateSet({ last_time: now }))
    .execute()
}

/** Whoever knew the old password may have signed in on any device, so all devices are unknown again. */
export const forgetDevices = (db: Kysely<Unscoped>, userId: number) =>
  db.deleteFrom('known_device').where('user_id', '=', userId).execute()
