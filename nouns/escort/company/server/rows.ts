import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { expiring, todayOf } from '../../server/expiry.ts'
import type { CompanyFilters } from '../contract.ts'
import { mayEnd, movesOf } from './rules.ts'

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

/** The last day from today on for which a company has plans, whose own number is `id`. */
export const plansUntil = (ctx: Ctx, id: RawBuilder<unknown>) =>
  sql<string | null>`(select max(plan_date) from escort_plan plan where plan.escort_company_id = ${id}
    and plan_date >= ${todayOf(ctx)}::date and plan.status in (0, 1, 2))`

/** A company as the caller sees it: what may follow, and what stands in the way of ending the contract. */
export const companyShown =
  (ctx: Ctx) =>
  <R extends Parameters<typeof movesOf>[0]>({ plans_until, ...row }: R) => ({
    ...row,
    moves: movesOf({ ...row, plans_until }, todayOf(ctx)),
    barred:
      plans_until !== null && mayEnd(row.status)
        ? [{ move: 'terminate' as const, why: message(ctx.lang, 'escort.companyPlans', { day: plans_until }) }]
        : [],
  })

/** Companies of the caller's scope, with how much they have. */
export const selectCompanies = (ctx: Ctx) =>
  ctx.scoped
    .rows('escort_company')
    .selectAll('escort_company')
    .select(plansUntil(ctx, sql`escort_company.id`).as('plans_until'))
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
