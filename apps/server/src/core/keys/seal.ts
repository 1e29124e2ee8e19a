import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/** The authenticated data of a seal: neither the key's number nor the purpose can be exchanged. */
const bound = (number: string, purpose: string) => Buffer.from(`${number}\0${purpose}`)

/** `{number of the key}.{base64url of iv, tag and ciphertext}` by AES-256-GCM. */
export function seal(key: Uint8Array, number: string, purpose: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG }).setAAD(bound(number, purpose))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${number}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`
}

/** The text of a seal, or null when the key or the purpose differs or a bit was changed. */
export function unseal(key: Uint8Array, purpose: string, sealed: string): string | null {
  const [number = '', body = ''] = sealed.split('.')
  const bytes = Buffer.from(body, 'base64url')
  if (bytes.length < IV + TAG) return null
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(bound(number, purpose))
      .setAuthTag(bytes.subarray(IV, IV + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
