import type { Kysely } from 'kysely'
import { fail, failAt } from '../core/failure.ts'
import type { Keys } from '../core/keys/keys.ts'
import type { Unscoped } from '../db/scope.ts'

const LARGEST_REPLY = 8_192
/** Keys without a time of their own share one partition. */
const UNDATED = '2000-01-01'
const DAY = 86_400_000
/** The retention of keys: their partition is dropped then. */
const KEPT = 35 * DAY
const version7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export type IdempotencyKey = { key: string; day: string; bodyHash: Buffer }

/**
 * The caller's key, if there is one; an action that moves money is refused without it. A UUID of version 7 contains its day, which selects the partition (ADR 015),
 * unless it lies in the future, by a wrong clock or bad intent, or has expired. A body may contain a password: its hash
 * can be compared only with the installation's keys.
 */
export function readKey(
  header: string | string[] | undefined,
  rawBody: string,
  { keys, now, isRequired }: { keys: Keys; now: Date; isRequired: boolean },
): IdempotencyKey | null {
  if (header === undefined && isRequired) failAt('Idempotency-Key', 'input.required')
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(header))
    failAt('Idempotency-Key', 'input.idempotencyKey')
  const [, high, low] = version7.exec(header) ?? []
  const age = now.getTime() - Number.parseInt(`${high}${low}`, 16)
  const dated = age >= -DAY && age <= KEPT
  return {
    key: header,
    day: dated ? new Date(now.getTime() - age).toISOString().slice(0, 10) : UNDATED,
    bodyHash: keys.hash('body', rawBody),
  }
}

type Scope = { userId: number; action: string; now: Date }

/**
 * Takes the key inside the action's transaction. Returns null when it is new, else the reply of the first call: the
 * second one waits for the first to commit, and a failed first call leaves no trace. Another body, or a reply that was
 * not kept, fails with 1008.
 */
export async function takeKey(
  db: Kysely<Unscoped>,
  { key, day, bodyHash }: IdempotencyKey,
  by: Scope,
): Promise<string | null> {
  const inserted = await db
    .insertInto('idempotency')
    .values({ day, user_id: by.userId, action: by.action, key, body_hash: bodyHash, create_time: by.now })
    .onConflict((c) => c.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (inserted) return null
  const earlier = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'reply'])
    .where('day', '=', day)
    .where('user_id', '=', by.userId)
    .where('action', '=', by.action)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier?.reply || !earlier.body_hash.equals(bodyHash)) fail('Duplicate')
  return earlier.reply
}

/** Keeps the reply for repeats, together with the audit row in one round trip. */
export async function keepReply(
  db: Kysely<Unscoped>,
  { key, day }: IdempotencyKey,
  by: Scope,
  reply: string | null,
  audit: object,
): Promise<void> {
  const keptReply = reply !== null && Buffer.byteLength(reply) <= LARGEST_REPLY ? reply : null
  await db
    .with('kept', (q) =>
      q
        .updateTable('idempotency')
        .set({ reply: keptReply })
        .where('day', '=', day)
        .where('user_id', '=', by.userId)
        .where('action', '=', by.action)
        .where('key', '=', key),
    )
    .insertInto('sys_log')
    .values(audit as never)
    .execute()
}
