import { codesOf } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failTaken } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { staff } from '../noun.ts'
import type { Numbers } from './numbers.ts'
import { hashPurpose } from './rows.ts'

const ACTIVE = codesOf(staff, ['waiting', 'onDuty', 'stopped'])
const certificates = [
  ['id_card', 'id_card_hash', 'staff.field.id_card'],
  ['guard_cert_no', 'guard_cert_hash', 'staff.field.guard_cert_no'],
  ['gun_cert_no', 'gun_cert_hash', 'staff.field.gun_cert_no'],
] as const

type Wanted = Numbers & { escort_company_id: number; staff_no: string }

/**
 * Checks that the number is unique in the company, identity and certificates among the active people of all companies (1003),
 * and that the person is not blacklisted (1011).
 */
export async function checkPerson({ db, services, lang }: Ctx, own: number, wanted: Wanted): Promise<void> {
  const others = everything(db).selectFrom('escort_staff').select('id').where('id', '<>', own)
  const numbered = others
    .where('escort_company_id', '=', wanted.escort_company_id)
    .where('staff_no', '=', wanted.staff_no)
  if (await numbered.executeTakeFirst()) failTaken(lang, 'staff_no', 'staff.field.staff_no')
  for (const [field, column, word] of certificates) {
    const value = wanted[field]
    if (typeof value !== 'string') continue
    const hashes = services.keys.hashes(hashPurpose(field), value)
    if (field === 'id_card' && (await isBarred({ db }, hashes))) fail('NotEligible', { reason: 'staff.refused.barred' })
    const same = others.where(column, 'in', hashes).where('status', 'in', ACTIVE)
    if (await same.executeTakeFirst()) failTaken(lang, field, word)
  }
}

/** Whether a person with one of these hashes is on the blacklist. */
async function isBarred({ db }: Pick<Ctx, 'db'>, hashes: readonly Buffer[]): Promise<boolean> {
  const found = await db
    .selectFrom('escort_blacklist')
    .select('id')
    .where('id_card_hash', 'in', [...hashes])
    .where('remove_time', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Refuses to restore a person who was blacklisted after the deletion (domain 3.3). */
export async function checkRestoredStaff({ db }: Pick<Ctx, 'db'>, row: { id_card_hash: string | null }): Promise<void> {
  const barred = await db
    .selectFrom('escort_blacklist')
    .select('id')
    .where('remove_time', 'is', null)
    // The recycle bin has the hash in PostgreSQL's text format of bytes.
    .where(sql<boolean>`id_card_hash = ${row.id_card_hash}::bytea`)
    .executeTakeFirst()
  if (barred) fail('NotEligible', { reason: 'staff.refused.barred' })
}
