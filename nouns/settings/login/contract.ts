import { action } from '@shouya/contract/action'
import { datetime, id, nothing } from '@shouya/contract/fields'
import { z } from 'zod'

/** A permission or a role with the operations it allows (spec 000 section 6). */
export const grantItem = z.object({ id: z.string(), operation: z.array(z.string()) })

export const currentUser = z.object({
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

const session = {
  /** End of the session, business time zone. */
  expire_at: datetime,
  user: currentUser,
  permissions: z.array(grantItem),
  roles: z.array(grantItem),
}

/**
 * Signs in (spec 000 section 7.1). Sets the cookie `Authorization` (HttpOnly) and returns another token for API clients.
 * `jscode` is `{captcha id}:{answer},{answer},...` of `Common/GetCode`, needed from the third attempt on, empty before.
 * Throws 1010 with one text for unknown names, wrong passwords and disabled accounts; with `Data.captcha` true
 * when the next attempt needs a captcha (with `Data.due` when this one was not looked at for want of it), and with the minutes left when name or address is locked. Once the password was
 * right, with `Data.totp` true when the account's second step wants a code, or another one.
 */
export const GetJwtToken = action('Login', 'GetJwtToken', {
  kind: 'write',
  access: 'public',
  secret: true,
  in: z.strictObject({
    username: z.string().trim().min(1).max(100),
    password: z.string().min(1).max(128),
    /** 1 is the web console (spec 000 section 3). */
    loginOs: z.literal(1).default(1),
    jscode: z.string().max(100).default(''),
    /** Six digits of the authenticator, or a recovery code; asked for by `Data.totp` true. */
    totp: z.string().trim().max(30).optional(),
  }),
  out: z.object({ token: z.string(), ...session }),
})

/** Ends the session and expires the cookie; answers the same without a session. */
export const Logout = action('Login', 'Logout', {
  kind: 'write',
  access: 'public',
  in: z.strictObject({}),
  out: nothing,
})

/** Who is signed in; the console's guard asks it at boot. 401 `session` when nobody is. */
export const GetCurrent = action('Login', 'GetCurrent', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.object(session),
})
