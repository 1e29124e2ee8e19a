import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { digestOf, openSealed, type Personal, salted, sealPersonal, tidy } from '../../server/personal.ts'
import { ID_CARD } from '../rules.ts'
import type { Access } from './rules.ts'

type Given = { cert_type: number; cert_no?: string | undefined; phone?: string | undefined }

/** The applicant's numbers after the change: entered ones, or those of the record; 1001 if one is missing. */
export async function numbersOf(ctx: Ctx, before: Access | null, given: Given): Promise<Personal> {
  const stored = before && (await openPersonal(ctx.db, ctx, before))
  const cert_no = given.cert_no === undefined ? stored?.cert_no : tidy(given.cert_no)
  if (cert_no === undefined) return failAt('cert_no', 'input.required')
  if (given.cert_type === ID_CARD && !isIdCard(cert_no)) failAt('cert_no', 'visitor.refused.idCard')
  const phone = given.phone ?? stored?.phone ?? failAt('phone', 'input.required')
  return { cert_no, phone, fellows: [] }
}

/** Encrypts them for a record and returns the columns of its row. */
export function sealFor(ctx: Pick<Ctx, 'db' | 'services'>, personal: Personal) {
  const saltedNumbers = salted(personal)
  return {
    columns: {
      cert_mask: maskNumber(personal.cert_no),
      phone_mask: maskNumber(personal.phone),
      personal_digest: digestOf(saltedNumbers),
    },
    async store(id: number): Promise<void> {
      const sealed = sealPersonal(ctx.services.keys, 'video_access', id, saltedNumbers)
      await ctx.db
        .insertInto('video_access_secret')
        .values({ video_access_id: id, sealed })
        .onConflict((conflict) => conflict.column('video_access_id').doUpdateSet({ sealed }))
        .execute()
    },
  }
}

/** The numbers of a record; null if there are none. */
export async function openPersonal(
  db: Kysely<Unscoped>,
  { services }: Pick<Ctx, 'services'>,
  row: Access,
): Promise<Personal | null> {
  const secretRow = await db
    .selectFrom('video_access_secret')
    .select('sealed')
    .where('video_access_id', '=', row.id)
    .executeTakeFirst()
  return openSealed(services.keys, 'video_access', row, secretRow?.sealed)
}
