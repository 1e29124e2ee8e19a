import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { find } from '@shouya/server/registers/find.ts'
import { digestOf, type Kept, openSealed, type Personal, salted, sealPersonal, tidy } from '../../server/personal.ts'
import type * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import { ID_CARD } from '../rules.ts'
import type { Entry } from './rules.ts'

const CERT = 'out_inside cert_no'

/** The columns for the numbers: masks, a keyed hash to find them, a salted one that is signed. */
export function personalColumns(keys: Keys, personal: Personal) {
  const kept = salted(personal)
  const { cert_no, phone, fellows } = personal
  return {
    kept,
    columns: {
      // The numbers of a refused visitor are optional.
      cert_mask: cert_no === '' ? null : maskNumber(cert_no),
      cert_hash: cert_no === '' ? null : keys.hash(CERT, cert_no),
      phone_mask: phone === '' ? null : maskNumber(phone),
      personal_digest: digestOf(kept),
      person_count: fellows.length + 1,
      fellow_list: JSON.stringify(
        fellows.map((fellow) => ({ name: fellow.name, cert_mask: maskNumber(fellow.cert_no) })),
      ),
    },
  }
}

/** With all keys, so that entries from before a key rotation are found. */
export const certHashes = (keys: Keys, cert_no: string): Buffer[] => keys.hashes(CERT, cert_no)

/** The row with the encrypted numbers. */
export const secretRow = (keys: Keys, id: number, kept: Kept) => ({
  out_inside_id: id,
  sealed: sealPersonal(keys, 'out_inside', id, kept),
})

/** The numbers of an entry, if they are still stored. */
export async function openPersonal(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  row: Entry,
): Promise<Personal | null> {
  const secrets = db.selectFrom('out_inside_secret').select('sealed').where('out_inside_id', '=', row.id)
  return openSealed(services.keys, 'out_inside', row, (await secrets.executeTakeFirst())?.sealed)
}

type Fields = Pick<Input<typeof OutInside.Reject>, 'name' | 'cert_type' | 'cert_no' | 'phone' | 'fellows' | 'copy_id'>

/**
 * The numbers of an entry: entered, or from the entry that it copies or corrects; `needed` for a visitor who enters.
 */
export async function numbersOf(ctx: Ctx, input: Fields, corrected: Entry | null, needed: boolean): Promise<Personal> {
  const source = corrected ?? (input.copy_id === undefined ? null : await find(ctx, 'out_inside', input.copy_id))
  const stored = source && (await openPersonal(ctx, source))
  // Numbers are not taken over under another name.
  const samePerson =
    stored !== null && source?.name === input.name && source.cert_type === input.cert_type ? stored : null
  const required = (path: string) => (needed ? failAt(path, 'input.required') : '')
  const cert_no = (input.cert_no === undefined ? samePerson?.cert_no : tidy(input.cert_no)) ?? required('cert_no')
  // A number without its type could not be searched for.
  if (cert_no !== '' && input.cert_type === null) failAt('cert_type', 'input.required')
  if (cert_no !== '' && input.cert_type === ID_CARD && !isIdCard(cert_no)) failAt('cert_no', 'visitor.refused.idCard')
  const phone = input.phone ?? samePerson?.phone ?? required('phone')
  const fellows = input.fellows.map(({ name, cert_no: typed }, index) => {
    const number = typed === undefined ? stored?.fellows.find((fellow) => fellow.name === name)?.cert_no : tidy(typed)
    return { name, cert_no: number ?? required(`fellows.${index}.cert_no`) }
  })
  return { cert_no, phone, fellows }
}

/** 1003 if the visitor is already inside, in any unit (domain 4.5). */
export async function checkNotInside(ctx: Ctx, cert_no: string, except: number): Promise<void> {
  const inside = await everything(ctx.db)
    .selectFrom('out_inside')
    .select('id')
    .where('cert_hash', 'in', certHashes(ctx.services.keys, cert_no))
    .where('status', '=', visitor.states.codes.inside)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (inside) fail('Exists', { reason: 'visitor.refused.inside', data: { path: 'cert_no' } })
}
