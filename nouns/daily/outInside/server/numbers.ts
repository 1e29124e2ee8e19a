import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Personal, tidy } from '../../server/personal.ts'
import type * as OutInside from '../contract.ts'
import { insideWith } from './insideWith.ts'
import { certHashes, openPersonal } from './personal.ts'
import { type Entry, ID_CARD } from './rules.ts'

type Fields = Pick<Input<typeof OutInside.Reject>, 'name' | 'cert_type' | 'cert_no' | 'phone' | 'fellows' | 'copy_id'>

/** The numbers of an entry: typed, or those of the entry that it copies or corrects; `needed` of whoever comes in. */
export async function numbersOf(ctx: Ctx, input: Fields, corrected: Entry | null, needed: boolean): Promise<Personal> {
  const source = corrected ?? (input.copy_id === undefined ? null : await find(ctx, 'out_inside', input.copy_id))
  const known = source && (await openPersonal(ctx.db, ctx.services.keys, source))
  // Somebody else's number is not taken over under another name.
  const same = known !== null && source?.name === input.name && source.cert_type === input.cert_type ? known : null
  const cert_no = input.cert_no === undefined ? same?.cert_no : tidy(input.cert_no)
  if (cert_no === undefined && needed) return failAt('cert_no', 'input.required')
  // A number of no known kind could be looked for by nobody.
  if (cert_no !== undefined && input.cert_type === null) failAt('cert_type', 'input.required')
  if (cert_no !== undefined && input.cert_type === ID_CARD && !isIdCard(cert_no)) failAt('cert_no', 'outInside.idCard')
  const phone = input.phone ?? same?.phone ?? (needed ? failAt('phone', 'input.required') : '')
  const fellows = input.fellows.map(({ name, cert_no: typed }, index) => {
    const number = typed === undefined ? known?.fellows.find((one) => one.name === name)?.cert_no : tidy(typed)
    const place = `fellows.${index}.cert_no`
    return { name, cert_no: number ?? (needed ? failAt(place, 'input.required') : '') }
  })
  return { cert_no: cert_no ?? '', phone, fellows }
}

/** Nobody is inside twice, wherever that is (domain 4.5). */
export async function checkNotInside(ctx: Ctx, cert_no: string, except: number | undefined): Promise<void> {
  const hashes = certHashes(ctx.services.keys, cert_no)
  const there = await insideWith(ctx, hashes, except)
  if (there) fail('Exists', { reason: 'outInside.inside', data: { path: 'cert_no' } })
}
