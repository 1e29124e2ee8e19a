import { createHash, createHmac } from 'node:crypto'

/** The headers that sign a request of a terminal. */
export const header = {
  device: 'x-device-no',
  /** Seconds since 1970 by the terminal's clock. */
  time: 'x-device-time',
  /** 16 to 40 letters and digits that the terminal uses once. */
  nonce: 'x-device-nonce',
  /** Hexadecimal. */
  signature: 'x-device-signature',
} as const

export type Signed = {
  readonly path: string
  readonly time: string
  readonly nonce: string
  readonly body: string
}

/** HMAC-SHA-256 with the terminal's key over method, path, time, nonce and the SHA-256 of the body, a line each. */
export const signatureOf = (key: string, { path, time, nonce, body }: Signed): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(['POST', path, time, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest()
