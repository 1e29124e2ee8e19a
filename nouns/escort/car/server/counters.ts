import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { todayOf } from '../../server/expiry.ts'
import { carConditions } from './rows.ts'

/** What the work bench says of vehicles (domain 15): each is their list under its filters. */
export function carCounters(ctx: Ctx): Counters<'car_expiring' | 'car_expired' | 'car_scrap'> {
  if (!can(ctx.user, 'escort_car', 'query')) return {}
  const lists = counterLists(todayOf(ctx))
  const rows = ({ filters }: { filters: Partial<Parameters<typeof carConditions>[1]> }) =>
    counted(ctx.scoped.rows('escort_car').where(carConditions(ctx, { keywords: '', ...filters })))
  return {
    car_expiring: rows(lists.car_expiring),
    car_expired: rows(lists.car_expired),
    car_scrap: rows(lists.car_scrap),
  }
}
