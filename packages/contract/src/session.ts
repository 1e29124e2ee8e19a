import { z } from 'zod'
import { datetime, id } from './fields.ts'

/** A permission or a role with the operations it allows (spec 000 section 6). */
const grantItem = z.object({ id: z.string(), operation: z.array(z.string()) })

const currentUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  dept_id: id,
  dept_name: z.string(),
  user_type: z.int(),
  post: z.string().nullable(),
  /** The console lets this user go nowhere but to the password page. */
  must_change_pwd: z.boolean(),
  /** A role of this user demands a second step and there is none yet: the console goes nowhere but to its page. */
  must_set_totp: z.boolean(),
})

/** Who is signed in, and what they may do. */
export const session = z.object({
  /** End of the session, business time zone. */
  expire_at: datetime,
  user: currentUser,
  permissions: z.array(grantItem),
  roles: z.array(grantItem),
})

export type Session = z.output<typeof session>
