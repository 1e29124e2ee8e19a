import { action } from '@shouya/contract/action'
import { nothing } from '@shouya/contract/fields'
import { session } from '@shouya/contract/session'
import { z } from 'zod'

/**
 * Signs in (spec 000 section 7.1). Sets the cookie `Authorization` (HttpOnly) and returns another token for API
 * clients. `jscode` is `{captcha id}:{answer},{answer},...` of `Common/GetCode`, needed from the third attempt on,
 * empty before. Throws 1010 with the same text for unknown names, wrong passwords and disabled accounts; with
 * `Data.captcha` true when the next attempt needs a captcha (with `Data.due` when this attempt was not checked because
 * its captcha was missing), and with the minutes left when name or address is locked. After a right password, with
 * `Data.totp` true when the account's second step needs a code, or another one.
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
  out: session.extend({ token: z.string() }),
})

/** Ends the session and expires the cookie; answers the same without a session. */
export const Logout = action('Login', 'Logout', {
  kind: 'write',
  access: 'public',
  in: z.strictObject({}),
  out: nothing,
})

/** The signed-in user; the console's guard calls it at boot. 401 `session` when nobody is signed in. */
export const GetCurrent = action('Login', 'GetCurrent', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({}),
  out: session,
})
