import { codesOf, type MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { companyName } from '../../server/companyName.ts'
import { ownCompany } from '../../server/units.ts'
import type { StaffFilters } from '../contract.ts'
import { staff } from '../noun.ts'
import { isCompanyMove } from '../rules.ts'

/** The purpose of the keyed hash of a number; each kind of number has its own. */
export const hashPurpose = (field: string) => `escort_staff ${field}`

/** The conditions of the list, the export, the roster and the counters. Certificates count only of people who may work. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: StaffFilters) =>
  allOf([
    ...conditionsIn(staff, query),
    ...placed(query.dept_id, query.include_child),
    ...expiring('escort_staff.cert_end', query.expiry, todayOf(ctx)),
    ...when(query.expiry, allOf(among('escort_staff.status', codesOf(staff, ['onDuty', 'stopped'])))),
    ...hashed(ctx, query.id_card),
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

/** The person with an identity number. Its hash under every key: a number stored before a rotation has a hash of the former key. */
const hashed = ({ services }: Pick<Ctx, 'services'>, number: string | undefined): RawBuilder<boolean>[] =>
  number === undefined
    ? []
    : [sql`escort_staff.id_card_hash = any(${services.keys.hashes(hashPurpose('id_card'), number)}::bytea[])`]

/** People in the caller's scope with the name of their company. */
export const selectStaff = (ctx: Pick<Ctx, 'scoped'>) =>
  ctx.scoped
    .rows('escort_staff')
    .selectAll('escort_staff')
    .select([
      companyName('escort_staff'),
      sql<string | null>`overlay(escort_staff.phone placing '****' from 4 for 4)`.as('phone_mask'),
      sql<string>`(escort_staff.bg_check_date + interval '12 months')::date`.as('bg_check_end'),
    ])

type Moved = { status: number; create_user_id: number | null; purge_time: string | null }

/** The moves that the caller may make with a person now; none where the personal data were deleted. */
export const staffMoves = ({ user }: Pick<Ctx, 'user'>, row: Moved): MoveName<typeof staff>[] => {
  const isCompany = ownCompany(user) !== null
  if (row.purge_time !== null) return []
  return allowedMoves(staff, row, user).filter((move) => isCompanyMove(move) === isCompany)
}

/** A row of the list as the caller sees it. */
export const rowOf =
  (ctx: Pick<Ctx, 'user'>) =>
  <R extends Moved & { photo_file_id: number | null }>(row: R) => ({
    ...row,
    photo_url: row.photo_file_id === null ? null : fileUrl(row.photo_file_id),
    moves: staffMoves(ctx, row),
  })
