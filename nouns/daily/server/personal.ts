import { createHash, randomBytes } from 'node:crypto'
import type { Keys } from '@shouya/server/core/keys/keys.ts'

/** Numbers of somebody in a register and of their companions; only ever kept sealed. */
export type Personal = { cert_no: string; phone: string; fellows: { name: string; cert_no: string }[] }

/** With the salt that keeps the digest from being guessed. */
export type Kept = Personal & { salt: string }

type Register = 'out_inside' | 'video_access'

/** A salted hash of the numbers (design section 6): what is signed says it, so that it holds when they are forgotten. */
export const digestOf = ({ salt, cert_no, phone, fellows }: Kept): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, cert_no, phone, fellows.map((one) => [one.name, one.cert_no])]))
    .digest('hex')

export const salted = (personal: Personal): Kept => ({ salt: randomBytes(16).toString('base64url'), ...personal })

/** A seal is made for its record, so that nobody can put it into another. */
const purposeOf = (register: Register, id: number) => `${register}_secret ${id}`

export const sealPersonal = (keys: Keys, register: Register, id: number, kept: Kept): string =>
  keys.seal(purposeOf(register, id), JSON.stringify(kept))

type Signed = { id: number; personal_digest: string | null }

/** The numbers of a record; null when they are forgotten or are not those that were signed. */
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

/** Spaces and small letters are no part of a certificate's number. */
export const tidy = (number: string): string => number.replace(/\s/g, '').toUpperCase()
