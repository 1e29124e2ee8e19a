import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '../../core/context.ts'
import { type Counters, counted } from '../../core/counts/counted.ts'
import { carConditions } from './car/rows.ts'
import { companyConditions } from './company/rows.ts'
import { todayOf } from './expiry.ts'
import { planConditions } from './plan/rows.ts'
import { staffConditions } from './staff/rows.ts'
import { ownCompany } from './units.ts'

type Key =
  | 'cert_expiring'
  | 'cert_expired'
  | 'car_expiring'
  | 'car_expired'
  | 'company_expiring'
  | 'staff_audit'
  | 'staff_refused'
  | 'car_scrap'
  | 'plan_today'
  | 'plan_mine'
  | 'plan_draft'

const all = { keywords: '', include_child: 1 } as const

/** What the work bench says of companies, vehicles, people and plans (domain 15): each is a list under its filters. */
export function escortCounters(ctx: Ctx): Counters<Key> {
  const { user, scoped } = ctx
  type Of<C extends (first: never, query: never) => unknown> = { filters: Partial<Parameters<C>[1]> }
  const staff = ({ filters }: Of<typeof staffConditions>) =>
    counted(scoped.rows('escort_staff').where(staffConditions(ctx, { ...all, ...filters })))
  const cars = ({ filters }: Of<typeof carConditions>) =>
    counted(scoped.rows('escort_car').where(carConditions(ctx, { keywords: '', ...filters })))
  const companies = ({ filters }: Of<typeof companyConditions>) =>
    counted(scoped.rows('escort_company').where(companyConditions(ctx, { keywords: '', ...filters })))
  const plans = ({ filters }: Of<typeof planConditions>) =>
    counted(scoped.rows('escort_plan').where(planConditions(user, { keywords: '', ...filters })))
  const lists = counterLists(todayOf(ctx))
  return {
    ...(can(user, 'escort_staff', 'query') && {
      cert_expiring: staff(lists.cert_expiring),
      cert_expired: staff(lists.cert_expired),
      staff_audit: staff(lists.staff_audit),
      staff_refused: staff(lists.staff_refused),
    }),
    ...(can(user, 'escort_car', 'query') && {
      car_expiring: cars(lists.car_expiring),
      car_expired: cars(lists.car_expired),
      car_scrap: cars(lists.car_scrap),
    }),
    ...(can(user, 'escort_plan', 'query') && {
      plan_today: plans(lists.plan_today),
      ...(ownCompany(user) !== null && { plan_mine: plans(lists.plan_mine) }),
      ...(can(user, 'escort_plan', 'edit') && { plan_draft: plans(lists.plan_draft) }),
    }),
    ...(can(user, 'escort_company', 'query') && {
      company_expiring: companies(lists.company_expiring),
    }),
  }
}
