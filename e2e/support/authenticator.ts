import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

/** An authenticator app, implemented from RFC 6238 and not with the server's library. Never returns a code twice. */
export function authenticator(secret: string): () => string {
  const key = bytesOf(secret.replaceAll(' ', ''))
  let last = 0
  return () => {
    // The server accepts the code of the next step too, so there is no waiting.
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000))
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(last))
    const hash = createHmac('sha1', key).update(counter).digest()
    const offset = (hash.at(-1) ?? 0) & 15
    return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  }
}
