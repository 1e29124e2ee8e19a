import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Keys } from '../../../core/keys/keys.ts'
import { maskNumber } from '../../../core/personal/maskNumber.ts'
import type { Unscoped } from '../../../db/scope.ts'

/** Numbers of a visitor and the companions; only ever kept sealed. */
export type Personal = { cert_no: string; phone: string; fellows: { name: string; cert_no: string }[] }
type Kept = Personal & { salt: string }

const purposeOf = (id: number) => `out_inside_secret ${id}`
const CERT = 'out_inside cert_no'

const digestOf = ({ salt, cert_no, phone, fellows }: Kept): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, cert_no, phone, fellows.map((one) => [one.name, one.cert_no])]))
    .digest('hex')

/** What the row has of the numbers (design section 6): masks, a keyed hash to find them, a salted one that is signed. */
export function personalColumns(keys: Keys, personal: Personal, salt = randomBytes(16).toString('base64url')) {
  const kept: Kept = { salt, ...personal }
  return {
    kept,
    columns: {
      cert_mask: maskNumber(personal.cert_no),
      cert_hash: keys.hash(CERT, personal.cert_no),
      phone_mask: maskNumber(personal.phone),
      personal_digest: digestOf(kept),
      person_count: personal.fellows.length + 1,
      fellow_list: JSON.stringify(
        personal.fellows.map(({ name, cert_no }) => ({ name, cert_mask: maskNumber(cert_no) })),
      ),
    },
  }
}

/** Under every key: what was entered before a rotation is found, too. */
export const certHashes = (keys: Keys, cert_no: string): Buffer[] => keys.hashes(CERT, cert_no)

/** The row in which the numbers lie. */
export const secretRow = (keys: Keys, id: number, kept: Kept) => ({
  out_inside_id: id,
  sealed: keys.seal(purposeOf(id), JSON.stringify(kept)),
})

type Signed = { id: number; personal_digest: string }

/** The numbers of an entry; null when they are forgotten or are not those that were signed. */
export function openSealed(keys: Keys, { id, personal_digest }: Signed, sealed: string | undefined): Personal | null {
  const plain = sealed === undefined ? null : keys.unseal(purposeOf(id), sealed)
  if (!plain) return null
  const kept = JSON.parse(plain) as Kept
  return digestOf(kept) === personal_digest ? kept : null
}

/** The same, read from where they are kept. */
export async function openPersonal(db: Kysely<Unscoped>, keys: Keys, row: Signed): Promise<Personal | null> {
  const kept = await db
    .selectFrom('out_inside_secret')
    .select('sealed')
    .where('out_inside_id', '=', row.id)
    .executeTakeFirst()
  return openSealed(keys, row, kept?.sealed)
}
