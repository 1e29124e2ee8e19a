import { codesOf, type MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { expiring, todayOf } from '../../server/expiry.ts'
import { ownCompany } from '../../server/units.ts'
import type { StaffFilters } from '../contract.ts'
import { staff } from '../noun.ts'
import { isCompanyMove } from '../rules.ts'

/** What the keyed hash of a number is made for; one for each kind of number. */
export const hashPurpose = (field: string) => `escort_staff ${field}`

/** The conditions of the list, the export, the roster and the counters. Certificates matter of those who may work. */
export const staffConditions = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: StaffFilters) =>
  allOf([
    ...matching('escort_staff.search_text', query.keywords),
    ...among('escort_staff.status', query.status),
    ...among('escort_staff.duty_type', query.duty_type),
    ...(query.escort_company_id === undefined
      ? []
      : [sql<boolean>`escort_staff.escort_company_id = ${query.escort_company_id}`]),
    ...placed(query.dept_id, query.include_child),
    ...expiring('escort_staff.cert_end', query.expiry, todayOf(ctx)),
    ...(query.expiry === undefined ? [] : among('escort_staff.status', codesOf(staff, ['onDuty', 'stopped']))),
    // Under every key: a number that was kept before a rotation has the hash of then.
    ...(query.id_card === undefined
      ? []
      : [
          sql<boolean>`escort_staff.id_card_hash = any(${ctx.services.keys.hashes(hashPurpose('id_card'), query.id_card)}::bytea[])`,
        ]),
  ])

/** People who may work in a unit, or in any below it. */
function placed(unit: number | undefined, below: 0 | 1): RawBuilder<boolean>[] {
  if (unit === undefined) return []
  const lower = below === 1 ? sql` or own.path <@ unit.path` : sql``
  return [
    sql`exists (select from escort_staff_dept link join dept own on own.id = link.dept_id
      join dept unit on unit.id = ${unit} where link.staff_id = escort_staff.id and (unit.path <@ own.path${lower}))`,
  ]
}

/** People of the caller's scope. */
export const selectStaff = (ctx: Pick<Ctx, 'scoped'>) =>
  ctx.scoped
    .rows('escort_staff')
    .selectAll('escort_staff')
    .select([
      sql<string>`(select company_name from escort_company company where company.id = escort_staff.escort_company_id)`.as(
        'company_name',
      ),
      sql<string | null>`overlay(escort_staff.phone placing '****' from 4 for 4)`.as('phone_mask'),
      sql<string>`(escort_staff.bg_check_date + interval '12 months')::date`.as('bg_check_end'),
    ])

type Moved = { status: number; create_user_id: number | null; purge_time: string | null }

/** What the caller may do with a person now; whose data are gone nobody moves on. */
export const staffMoves = ({ user }: Pick<Ctx, 'user'>, row: Moved): MoveName<typeof staff>[] => {
  const isCompany = ownCompany(user) !== null
  if (row.purge_time !== null) return []
  return allowedMoves(staff, row, user).filter((move) => isCompanyMove(move) === isCompany)
}

/** A row as the list shows it, with what the caller may do. */
export const asShown = <R extends Moved & { photo_file_id: number | null }>(ctx: Ctx, row: R) => ({
  ...row,
  photo_url: row.photo_file_id === null ? null : fileUrl(row.photo_file_id),
  moves: staffMoves(ctx, row),
})
