import { Secret, TOTP } from 'otpauth'

/** Steps beside the present one whose code is taken: clocks of phones are half a minute off. */
const WINDOW = 1

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator reads from the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, issuer, label }).toString()

/** The time step that a code belongs to, or null when it is none of those around now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
