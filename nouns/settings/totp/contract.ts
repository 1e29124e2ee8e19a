import { action } from '@shouya/contract/action'
import { datetime, nothing, one } from '@shouya/contract/fields'
import { z } from 'zod'

/** Six digits of the authenticator, or one of the recovery codes. */
const code = z.string().trim().min(6).max(30)

/** Who proves again that they are who they are. */
const proof = z.strictObject({ password: z.string().min(1).max(128), code })

/** Ten codes that each open the account once; shown this once only. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The caller's second step at sign-in (ADR 018). */
export const Get = action('Totp', 'Get', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.object({
    on: z.boolean(),
    confirm_time: datetime.nullable(),
    /** Recovery codes that have not been used. */
    recovery_left: z.int(),
    /** The parameter `totp.roles` names one of the caller's roles. */
    demanded: z.boolean(),
  }),
})

/** Makes a secret, which counts from `Confirm` on; again as often as wanted. 1004 when the second step is on. */
export const Begin = action('Totp', 'Begin', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({}),
  out: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
})

/** Turns the second step on by a first code; the account's other sessions end. 1010 at `code` when it is wrong. */
export const Confirm = action('Totp', 'Confirm', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  out: recoveryCodes,
})

/** New recovery codes; the old ones end. 1010 at `password` or `code`; failures count and lock as at sign-in. */
export const Renew = action('Totp', 'Renew', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: proof,
  out: recoveryCodes,
})

/** Turns the second step off, with the same proof. */
export const End = action('Totp', 'End', { kind: 'write', access: 'signedIn', secret: true, in: proof, out: nothing })

/** Takes the second step from somebody who has lost it, and ends their sessions. 1004 for oneself. */
export const Reset = action('Totp', 'Reset', {
  kind: 'write',
  access: { id: 'sys_user', operation: 'reset_pwd' },
  in: one,
  out: nothing,
})
