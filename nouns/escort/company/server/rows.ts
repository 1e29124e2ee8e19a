import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { expiring, todayOf } from '../../server/expiry.ts'
import type { CompanyFilters } from '../contract.ts'
import { company } from '../noun.ts'
import { mayFollow } from '../rules.ts'

/** The conditions of the list, the export and the counters. */
export const companyConditions = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: CompanyFilters) =>
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
  <R extends Standing>({ plans_until, ...row }: R) => {
    const moves = allowedMoves(company, row, ctx.user)
    return {
      ...row,
      moves: moves.filter((move) => mayFollow(move, { ...row, plans_until }, todayOf(ctx))),
      barred:
        plans_until !== null && moves.includes('terminate')
          ? [{ move: 'terminate' as const, why: message(ctx.lang, 'company.refused.plans', { day: plans_until }) }]
          : [],
    }
  }

type Standing = { status: number; create_user_id: number | null; valid_end: string; plans_until: string | null }

/** Companies of the caller's scope, with how much they have. */
export const selectCompanies = (ctx: Ctx) =>
  ctx.scoped
    .rows('escort_company')
    .selectAll('escort_company')
    .select(plansUntil(ctx, sql`escort_company.id`).as('plans_until'))
    // States of vehicles and people as numbers: these nouns need companies, not companies them.
    .select([
      sql<number>`(select count(*)::int from escort_company_dept link where link.escort_company_id = escort_company.id)`.as(
        'dept_count',
      ),
      sql<number>`(select count(*)::int from escort_car car where car.escort_company_id = escort_company.id
        and car.status <> 4)`.as('car_count'),
      sql<number>`(select count(*)::int from escort_staff staff where staff.escort_company_id = escort_company.id
        and staff.status in (0, 1, 2))`.as('staff_count'),
    ])
