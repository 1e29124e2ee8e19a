import { action } from '@shouya/contract/action'
import { datetime, nothing, one } from '@shouya/contract/fields'
import { z } from 'zod'

/** Six digits of the authenticator, or one of the recovery codes. */
const code = z.string().trim().min(6).max(30)

/** Proof that the caller is the owner of the account. */
const proof = z.strictObject({ password: z.string().min(1).max(128), code })

/** Ten codes, each valid for one sign-in; returned only once. */
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

/** Makes a secret, which is valid only after `Confirm`; may be repeated. 1004 when the second step is on. */
export const Begin = action('Totp', 'Begin', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({}),
  out: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
})

/** Turns the second step on by a first code and ends the account's other sessions. 1010 at `code` when it is wrong. */
export const Confirm = action('Totp', 'Confirm', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  out: recoveryCodes,
})

/**
 * Makes new recovery codes; the old ones become invalid. 1010 at `password` or `code`; failures count and lock as at
 * sign-in.
 */
export const Renew = action('Totp', 'Renew', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: proof,
  out: recoveryCodes,
})

/** Turns the second step off, with the same proof. */
export const End = action('Totp', 'End', { kind: 'write', access: 'signedIn', secret: true, in: proof, out: nothing })

/** Turns off the second step of a user who lost the authenticator, and ends the user's sessions. 1004 for oneself. */
export const Reset = action('Totp', 'Reset', {
  kind: 'write',
  access: { id: 'sys_user', operation: 'reset_pwd' },
  in: one,
  out: nothing,
})
