import { sql } from 'kysely'
import type { Ctx } from '../core/context.ts'

type Who = Pick<Ctx, 'user' | 'now'>

/** The creation stamps of a row. */
export const made = ({ user, now }: Who) => ({
  create_user_id: user.userId,
  create_user_name: user.name,
  create_time: now,
})

/** The change stamps of a row, and its next version. */
export const changed = ({ user, now }: Who) => ({
  update_user_id: user.userId,
  update_time: now,
  version: sql<number>`version + 1`,
})
