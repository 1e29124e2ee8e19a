import { type Ctx, can } from '../../core/context.ts'
import { type Counters, counted } from '../../core/counts/counted.ts'
import { carConditions } from './car/rows.ts'
import { companyConditions } from './company/rows.ts'
import { todayOf } from './expiry.ts'
import { planConditions, seesDrafts } from './plan/rows.ts'
import { planStatus } from './plan/rules.ts'
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
  const staff = (more: object) => counted(scoped.rows('escort_staff').where(staffConditions(ctx, { ...all, ...more })))
  const cars = (more: object) => counted(scoped.rows('escort_car').where(carConditions(ctx, { keywords: '', ...more })))
  const companies = scoped.rows('escort_company')
  const today = todayOf(ctx)
  const plans = (more: object) =>
    counted(scoped.rows('escort_plan').where(planConditions(user, { keywords: '', begin_date: today, ...more })))
  const { draft, published, underway, done } = planStatus
  const live = { end_date: today, status: [published, underway, done] }
  return {
    ...(can(user, 'escort_staff', 'query') && {
      cert_expiring: staff({ expiry: '30' }),
      cert_expired: staff({ expiry: 'expired' }),
      staff_audit: staff({ status: [0] }),
      staff_refused: staff({ status: [5] }),
    }),
    ...(can(user, 'escort_car', 'query') && {
      car_expiring: cars({ expiry: '30' }),
      car_expired: cars({ expiry: 'expired' }),
      car_scrap: cars({ scrap_asked: true }),
    }),
    ...(can(user, 'escort_plan', 'query') && {
      plan_today: plans(live),
      ...(ownCompany(user) !== null && { plan_mine: plans({ ...live, mine: true }) }),
      ...(seesDrafts(user) && { plan_draft: plans({ status: [draft] }) }),
    }),
    ...(can(user, 'escort_company', 'query') && {
      company_expiring: counted(companies.where(companyConditions(ctx, { keywords: '', expiry: '30' }))),
    }),
  }
}
