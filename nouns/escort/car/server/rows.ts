import type { Ctx } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { expiring, todayOf } from '../../server/expiry.ts'
import { filesOf } from '../../server/files.ts'
import { ownCompany } from '../../server/units.ts'
import type { CarFilters } from '../contract.ts'
import { car } from '../noun.ts'
import { mayMove } from '../rules.ts'

const isInService = sql<boolean>`escort_car.status <> ${car.states.codes.scrapped}`
const isToBeScrapped = sql<boolean>`escort_car.scrap_user_id is not null and ${isInService}`

/** The conditions of the list, the export and the counters. A scrapped vehicle's certificates expire without anybody minding. */
export const carConditions = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: CarFilters) =>
  allOf([
    ...matching('escort_car.search_text', query.keywords),
    ...among('escort_car.status', query.status),
    ...among('escort_car.car_type', query.car_type),
    ...(query.escort_company_id === undefined
      ? []
      : [sql<boolean>`escort_car.escort_company_id = ${query.escort_company_id}`]),
    ...expiring('escort_car.cert_end', query.expiry, todayOf(ctx)),
    ...(query.expiry === undefined ? [] : [isInService]),
    ...(query.scrap_asked ? [isToBeScrapped] : []),
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
      isToBeScrapped.as('scrap_asked'),
    ])

type Moved = { status: number; create_user_id: number | null; scrap_user_id: number | null }

/** What the caller may do with a vehicle now. */
export const carMoves = ({ user }: Pick<Ctx, 'user'>, row: Moved) => {
  const side = ownCompany(user) === null ? 'bank' : 'company'
  return allowedMoves(car, row, user).filter((move) => mayMove(move, row, { side, userId: user.userId }))
}

/** A row with what the caller may do with it. */
export const withMoves = <R extends Moved>(ctx: Ctx, row: R) => ({ ...row, moves: carMoves(ctx, row) })

/** A vehicle with its pictures, as its detail and its sheet show it. */
export async function carOf(ctx: Ctx, id: number) {
  await find(ctx, 'escort_car', id)
  const row = await selectCars(ctx).where('escort_car.id', '=', id).executeTakeFirstOrThrow()
  return { ...withMoves(ctx, row), photos: await filesOf(ctx, row.photo_file_ids) }
}
