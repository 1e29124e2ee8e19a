import { createHash, randomBytes } from 'node:crypto'
import type { Keys } from '@shouya/server/core/keys/keys.ts'

/** Personal numbers in a register, of a person and of companions; always stored encrypted. */
export type Personal = { cert_no: string; phone: string; fellows: { name: string; cert_no: string }[] }

/** With a salt, so that the digest cannot be guessed. */
export type Kept = Personal & { salt: string }

type Register = 'out_inside' | 'video_access'

/**
 * A salted hash of the numbers (design section 6). The signed content has this hash, so it stays verifiable after the
 * numbers are removed.
 */
export const digestOf = ({ salt, cert_no, phone, fellows }: Kept): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, cert_no, phone, fellows.map((fellow) => [fellow.name, fellow.cert_no])]))
    .digest('hex')

export const salted = (personal: Personal): Kept => ({ salt: randomBytes(16).toString('base64url'), ...personal })

/** The purpose includes the record, so that encrypted numbers cannot be moved to another one. */
const purposeOf = (register: Register, id: number) => `${register}_secret ${id}`

export const sealPersonal = (keys: Keys, register: Register, id: number, kept: Kept): string =>
  keys.seal(purposeOf(register, id), JSON.stringify(kept))

type Signed = { id: number; personal_digest: string | null }

/** The numbers of a record; null if they were removed or differ from the signed ones. */
export function openSealed(
  keys: Keys,
  register: Register,
  { id, personal_digest }: Signed,
  sealed: string | undefined,
): Personal | null {
  const plain = sealed === undefined ? null : keys.unseal(purposeOf(register, id), sealed)
  if (!plain) return null
  const kept = JSON.parse(plain) as Kept
  return digestOf(kept) === personal_digest ? kept : null
}

/** Normalizes a certificate number: without spaces, in capitals. */
export const tidy = (number: string): string => number.replace(/\s/g, '').toUpperCase()
