import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failTaken } from '@shouya/server/core/failure.ts'
import type { Numbers } from './numbers.ts'
import { hashPurpose } from './rows.ts'

const ACTIVE = [0, 1, 2]
const certificates = [
  ['id_card', 'id_card_hash', 'escort.idCard'],
  ['guard_cert_no', 'guard_cert_hash', 'escort.guardCert'],
  ['gun_cert_no', 'gun_cert_hash', 'escort.gunCert'],
] as const

type Wanted = Numbers & { escort_company_id: number; staff_no: string }

/**
 * The number is the company's own; identity and certificates are nobody's else who is active in any company (1003), and the
 * person is not barred (1011).
 */
export async function checkPerson({ db, services, lang }: Ctx, own: number, wanted: Wanted): Promise<void> {
  const others = everything(db).selectFrom('escort_staff').select('id').where('id', '<>', own)
  const numbered = others
    .where('escort_company_id', '=', wanted.escort_company_id)
    .where('staff_no', '=', wanted.staff_no)
  if (await numbered.executeTakeFirst()) failTaken(lang, 'staff_no', 'column.staff_no')
  for (const [field, column, word] of certificates) {
    const value = wanted[field]
    if (typeof value !== 'string') continue
    const hashes = services.keys.hashes(hashPurpose(field), value)
    if (field === 'id_card' && (await isBarred({ db }, hashes))) fail('NotEligible', { reason: 'escort.barred' })
    const same = others.where(column, 'in', hashes).where('status', 'in', ACTIVE)
    if (await same.executeTakeFirst()) failTaken(lang, field, word)
  }
}

/** Is a person with one of these hashes on the blacklist? */
async function isBarred({ db }: Pick<Ctx, 'db'>, hashes: readonly Buffer[]): Promise<boolean> {
  const found = await db
    .selectFrom('escort_blacklist')
    .select('id')
    .where('id_card_hash', 'in', [...hashes])
    .where('remove_time', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
