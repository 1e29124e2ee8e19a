import { sql } from 'kysely'
import type { Ctx } from '../core/context.ts'

type Who = Pick<Ctx, 'user' | 'now'>

/** Who made a row, and when. */
export const made = ({ user, now }: Who) => ({
  create_user_id: user.userId,
  create_user_name: user.name,
  create_time: now,
})

/** Who changed a row, when, and the version that this makes of it. */
export const changed = ({ user, now }: Who) => ({
  update_user_id: user.userId,
  update_time: now,
  version: sql<number>`version + 1`,
})
