import type { Recycled } from '@shouya/contract/controllers/Recycle'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'

const ESCORT_COMPANY = 2

/** Rows that belong to companies, with the column that names it; to units, null. The bin knows no units. */
const companyColumn: { readonly [T in Recycled]?: string | null } = {
  escort_company: 'id',
  escort_car: 'escort_company_id',
  escort_staff: 'escort_company_id',
  escort_route: 'escort_company_id',
  escort_plan: 'escort_company_id',
  box: null,
}

/** Which deleted rows the caller sees: of companies and units only those who see everything, and a company its own. */
export function reachOf({ user: { scope } }: Pick<Ctx, 'user'>, table: Recycled): RawBuilder<boolean> {
  const column = companyColumn[table]
  if (column === undefined || scope.kind === 'all') return sql`true`
  if (column === null || scope.kind !== 'party' || scope.userType !== ESCORT_COMPANY) return sql`false`
  return sql`(recycled.row->>${column})::bigint = ${scope.partyId}`
}
