import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Preference from '../contract.ts'

const MOST_KEYS = 200

export const preference = handle(Preference, {
  async Get({ db, user }, { key }) {
    const row = await db
      .selectFrom('user_preference')
      .select('value')
      .where('user_id', '=', user.userId)
      .where('key', '=', key)
      .executeTakeFirst()
    return { value: row?.value ?? null }
  },

  async Save({ db, user, now }, { key, value }) {
    const own = db.selectFrom('user_preference').where('user_id', '=', user.userId)
    if (value === null) {
      await db.deleteFrom('user_preference').where('user_id', '=', user.userId).where('key', '=', key).execute()
      return null
    }
    const { others } = await own
      .where('key', '<>', key)
      .select((eb) => eb.fn.countAll<number>().as('others'))
      .executeTakeFirstOrThrow()
    if (others >= MOST_KEYS) fail('Insufficient')
    const text = JSON.stringify(value)
    await db
      .insertInto('user_preference')
      .values({ user_id: user.userId, key, value: text, update_time: now })
      .onConflict((c) => c.columns(['user_id', 'key']).doUpdateSet({ value: text, update_time: now }))
      .execute()
    return null
  },
})
