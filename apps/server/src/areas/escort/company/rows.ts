import type { CompanyFilters } from '@shouya/contract/controllers/Escort/company'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { allOf, among, matching } from '../../../registers/filters.ts'
import { expiring, todayOf } from '../expiry.ts'

/** The conditions of the list and the export. */
export const companyConditions = (
  ctx: Ctx,
  query: Omit<CompanyFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>,
) =>
  allOf([
    ...matching('escort_company.search_text', query.keywords),
    ...among('escort_company.status', query.status),
    ...(query.service_type === undefined
      ? []
      : [sql<boolean>`${query.service_type} = any(escort_company.service_types)`]),
    ...expiring('escort_company.valid_end', query.expiry, todayOf(ctx)),
  ])

/** Companies of the caller's scope, with how much they have. */
export const selectCompanies = (ctx: Ctx) =>
  ctx.scoped
    .rows('escort_company')
    .selectAll('escort_company')
    .select([
      sql<number>`(select count(*)::int from escort_company_dept link where link.escort_company_id = escort_company.id)`.as(
        'dept_count',
      ),
      sql<number>`(select count(*)::int from escort_car car where car.escort_company_id = escort_company.id
        and car.status <> 4)`.as('car_count'),
      sql<number>`(select count(*)::int from escort_staff staff where staff.escort_company_id = escort_company.id
        and staff.status in (0, 1, 2))`.as('staff_count'),
    ])

/** The units that a company's record names. */
export const companyUnits = ({ db }: Pick<Ctx, 'db'>, id: number) =>
  db
    .selectFrom('escort_company_dept')
    .select('dept_id')
    .where('escort_company_id', '=', id)
    .orderBy('dept_id')
    .execute()
