import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'

/** The content of a key in PEM, or in one line of base64, as merchants' consoles give it. */
const der = (text: string) => Buffer.from(text.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')

/** A private key of PKCS#8 or PKCS#1; undefined if it is none. */
export function privateKeyOf(text: string): KeyObject | undefined {
  for (const type of ['pkcs8', 'pkcs1'] as const)
    try {
      return createPrivateKey({ key: der(text), format: 'der', type })
    } catch {
      // Of the other kind, or none.
    }
  return undefined
}

/** A public key; undefined if it is none. */
export function publicKeyOf(text: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: der(text), format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}

/** RSA with SHA-256 (PKCS#1 v1.5), in base64. */
export const signed = (key: KeyObject, text: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')

export const isSigned = (key: KeyObject, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
