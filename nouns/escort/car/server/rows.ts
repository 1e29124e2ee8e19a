import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { expiring, todayOf } from '../../server/expiry.ts'
import { ownCompany } from '../../server/units.ts'
import type { CarFilters } from '../contract.ts'
import { movesOf } from './rules.ts'

type Query = Omit<CarFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list, the export and the counters. A scrapped vehicle's certificates expire without anybody minding. */
export const carConditions = (ctx: Pick<Ctx, 'now' | 'services'>, query: Query) =>
  allOf([
    ...matching('escort_car.search_text', query.keywords),
    ...among('escort_car.status', query.status),
    ...among('escort_car.car_type', query.car_type),
    ...(query.escort_company_id === undefined
      ? []
      : [sql<boolean>`escort_car.escort_company_id = ${query.escort_company_id}`]),
    ...expiring('escort_car.cert_end', query.expiry, todayOf(ctx)),
    ...(query.expiry === undefined ? [] : [sql<boolean>`escort_car.status <> 4`]),
    ...(query.scrap_asked ? [sql<boolean>`escort_car.scrap_user_id is not null and escort_car.status <> 4`] : []),
  ])

/** Vehicles of the caller's scope with the company they belong to. */
export const selectCars = (ctx: Ctx) =>
  ctx.scoped
    .rows('escort_car')
    .selectAll('escort_car')
    .select([
      sql<string>`(select company_name from escort_company company where company.id = escort_car.escort_company_id)`.as(
        'company_name',
      ),
      sql<boolean>`escort_car.scrap_user_id is not null and escort_car.status <> 4`.as('scrap_asked'),
    ])

/** Which side somebody stands on. */
export const sideOf = (user: Ctx['user']) => (ownCompany(user) === null ? 'bank' : 'company')

/** A row with what the caller may do with it. */
export const withMoves = <R extends { status: number; scrap_user_id: number | null }>({ user }: Ctx, row: R) => ({
  ...row,
  moves: can(user, 'escort_car', 'change_status') ? movesOf(row, sideOf(user), user.userId) : [],
})
