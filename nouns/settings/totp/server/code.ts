import { Secret, TOTP } from 'otpauth'

/**
 * Time steps before and after the current one whose codes are accepted: clocks of phones are up to half a minute off.
 */
const WINDOW = 1

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code, for an authenticator. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, issuer, label }).toString()

/** The time step of a code, or null if it belongs to none of the accepted ones. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
