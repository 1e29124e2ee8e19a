import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { companyName } from '../../server/companyName.ts'
import { ownCompany } from '../../server/units.ts'
import type * as Car from '../contract.ts'
import { car } from '../noun.ts'
import { mayMove } from '../rules.ts'

const isInService = sql<boolean>`escort_car.status <> ${car.states.codes.scrapped}`
const isToBeScrapped = sql<boolean>`escort_car.scrap_user_id is not null and ${isInService}`

/** The conditions of the list, the export and the counters. Certificates of scrapped vehicles do not count as expiring. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: Car.CarFilters) =>
  allOf([
    ...conditionsIn(car, query),
    ...expiring('escort_car.cert_end', query.expiry, todayOf(ctx)),
    ...when(query.expiry, isInService),
    ...when(query.scrap_asked, isToBeScrapped),
  ])

/** Vehicles in the caller's scope with the name of their company. */
export const selectCars = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_car')
    .selectAll('escort_car')
    .select([companyName('escort_car'), isToBeScrapped.as('scrap_asked')])

type Moved = { status: number; create_user_id: number | null; scrap_user_id: number | null }

/** The moves that the caller may make with a vehicle now. */
export const carMoves = ({ user }: Pick<Ctx, 'user'>, row: Moved) => {
  const side = ownCompany(user) === null ? 'bank' : 'company'
  return allowedMoves(car, row, user).filter((move) => mayMove(move, row, { side, userId: user.userId }))
}

type Vehicle = Awaited<ReturnType<ReturnType<typeof selectCars>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it. */
export const rowOf =
  (ctx: Pick<Ctx, 'user'>) =>
  (row: Vehicle): Row<typeof Car.GetCarPageList> => ({ ...row, moves: carMoves(ctx, row) })

/** A vehicle with its pictures. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Vehicle): Promise<Row<typeof Car.GetCar>> => ({
    ...row,
    ...rowOf(ctx)(row),
    photos: await filesOf(ctx, row.photo_file_ids),
  })
