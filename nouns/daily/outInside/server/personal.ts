import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { digestOf, type Kept, openSealed, type Personal, salted, sealPersonal } from '../../server/personal.ts'

const CERT = 'out_inside cert_no'

/** What the row has of the numbers: masks, a keyed hash to find them, a salted one that is signed. */
export function personalColumns(keys: Keys, personal: Personal) {
  const kept = salted(personal)
  return {
    kept,
    columns: {
      // Of who was refused the numbers need not be known.
      cert_mask: personal.cert_no === '' ? null : maskNumber(personal.cert_no),
      cert_hash: personal.cert_no === '' ? null : keys.hash(CERT, personal.cert_no),
      phone_mask: personal.phone === '' ? null : maskNumber(personal.phone),
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
  sealed: sealPersonal(keys, 'out_inside', id, kept),
})

/** The numbers of an entry, if they are still kept. */
export async function openPersonal(
  db: Kysely<Unscoped>,
  keys: Keys,
  row: { id: number; personal_digest: string },
): Promise<Personal | null> {
  const kept = await db
    .selectFrom('out_inside_secret')
    .select('sealed')
    .where('out_inside_id', '=', row.id)
    .executeTakeFirst()
  return openSealed(keys, 'out_inside', row, kept?.sealed)
}
