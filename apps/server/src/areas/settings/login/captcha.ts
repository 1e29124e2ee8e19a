import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import svgCaptcha from 'svg-captcha'
import type { Call } from '../../../core/context.ts'
import { moment } from '../../../core/time/moment.ts'
import type { Unscoped } from '../../../db/scope.ts'

const MINUTES = 5

/** A new captcha; its answer is kept as a keyed hash only. */
export async function makeCaptcha({ services, now }: Call, db: Kysely<Unscoped>) {
  // No letters or digits that look alike: these are read at a door on a phone.
  const { text, data } = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlLqg9',
    noise: 2,
    color: false,
    width: 120,
    height: 40,
  })
  const id = randomBytes(12).toString('base64url')
  await db
    .insertInto('captcha')
    .values({
      id,
      answer_hash: services.keys.hash('captcha', text.toLowerCase()),
      expire_time: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute()
  return { id, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, text }
}

/** Checks `{id}:{answer}` and uses the captcha up whatever the answer. Null: none was given. */
export async function checkCaptcha({ services, now }: Call, jscode: string): Promise<boolean | null> {
  const [id, answer = ''] = jscode.split(':')
  if (!id) return null
  const used = await services.database.kysely
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('expire_time', '>', moment(now))
    .returning('answer_hash')
    .executeTakeFirst()
  return (
    used !== undefined && timingSafeEqual(used.answer_hash, services.keys.hash('captcha', answer.trim().toLowerCase()))
  )
}
