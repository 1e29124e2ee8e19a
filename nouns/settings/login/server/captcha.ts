import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '@shouya/server/core/context.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const MINUTES = 5
/** Several small puzzles take as long as one large one, but the time varies much less. */
const PARTS = 8
/** All parts together need a quarter of a million hashes, about a second in a browser (ADR 040). */
const BITS = 15

/** A puzzle for the caller's browser. */
export async function makeCaptcha({ now }: Pick<Call, 'now'>, db: Kysely<Unscoped>, bits = BITS) {
  const id = randomBytes(12).toString('base64url')
  await db
    .insertInto('captcha')
    .values({ id, bits, expire_time: new Date(now.getTime() + MINUTES * 60_000) })
    .execute()
  return { id, bits, parts: PARTS }
}

/** Whether the SHA-256 of `{id}:{part}:{answer}` begins with so many zero bits. */
function solves(part: string, bits: number): boolean {
  const hash = createHash('sha256').update(part).digest()
  return bits === 0 || hash.readUInt32BE() >>> (32 - bits) === 0
}

/**
 * Checks `{id}:{answer},{answer},...` and uses the captcha up, whether the answers are right or not. Null: no captcha
 * was given.
 */
export async function checkCaptcha({ services, now }: Call, jscode: string): Promise<boolean | null> {
  const [id, rest = ''] = jscode.split(':')
  if (!id) return null
  const used = await services.database.kysely
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('expire_time', '>', moment(now))
    .returning('bits')
    .executeTakeFirst()
  const answers = rest.split(',')
  if (!used || answers.length !== PARTS) return false
  return answers.every((answer, part) => solves(`${id}:${part}:${answer}`, used.bits))
}
