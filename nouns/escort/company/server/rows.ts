import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Company from '../contract.ts'
import { company } from '../noun.ts'
import { mayFollow } from '../rules.ts'

/** The conditions of the list, the export and the counters. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: Company.CompanyFilters) =>
  allOf([
    ...conditionsIn(company, query),
    ...when(query.service_type, sql`${query.service_type} = any(escort_company.service_types)`),
    ...expiring('escort_company.valid_end', query.expiry, todayOf(ctx)),
  ])

/** The last day from today on for which the company `id` has plans. */
export const plansUntil = (ctx: Ctx, id: RawBuilder<unknown>) =>
  sql<string | null>`(select max(plan_date) from escort_plan plan where plan.escort_company_id = ${id}
    and plan_date >= ${todayOf(ctx)}::date and plan.status in (0, 1, 2))`

/** Companies in the caller's scope, with the numbers of their units, vehicles and people. */
export const selectCompanies = (ctx: Ctx) =>
  ctx.scoped
    .rows('escort_company')
    .selectAll('escort_company')
    .select(plansUntil(ctx, sql`escort_company.id`).as('plans_until'))
    // States of vehicles and people are numbers here, since those nouns import this one.
    .select([
      sql<number>`(select count(*)::int from escort_company_dept link where link.escort_company_id = escort_company.id)`.as(
        'dept_count',
      ),
      sql<number>`(select count(*)::int from escort_car car where car.escort_company_id = escort_company.id
        and car.status <> 4)`.as('car_count'),
      sql<number>`(select count(*)::int from escort_staff staff where staff.escort_company_id = escort_company.id
        and staff.status in (0, 1, 2))`.as('staff_count'),
    ])

export type Contractor = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it, with the moves that are possible and the reason why the contract cannot end. */
export const rowOf =
  (ctx: Ctx) =>
  (row: Contractor): Row<typeof Company.GetCompanyPageList> => {
    const moves = allowedMoves(company, row, ctx.user)
    const { plans_until: day } = row
    return {
      ...row,
      moves: moves.filter((move) => mayFollow(move, row, todayOf(ctx))),
      barred:
        day !== null && moves.includes('terminate')
          ? [{ move: 'terminate', why: message(ctx.lang, 'company.refused.plans', { day }) }]
          : [],
    }
  }
