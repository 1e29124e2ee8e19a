import { type Ctx, can } from '../../core/context.ts'
import { type Counters, counted } from '../../core/counts/counted.ts'
import { carConditions } from './car/rows.ts'
import { companyConditions } from './company/rows.ts'
import { staffConditions } from './staff/rows.ts'

type Key =
  | 'cert_expiring'
  | 'cert_expired'
  | 'car_expiring'
  | 'car_expired'
  | 'company_expiring'
  | 'staff_audit'
  | 'staff_refused'
  | 'car_scrap'

const all = { keywords: '', include_child: 1 } as const

/** What the work bench says of companies, vehicles and people (domain 15): each is a list under its filters. */
export function escortCounters(ctx: Ctx): Counters<Key> {
  const { user, scoped } = ctx
  const staff = (more: object) => counted(scoped.rows('escort_staff').where(staffConditions(ctx, { ...all, ...more })))
  const cars = (more: object) => counted(scoped.rows('escort_car').where(carConditions(ctx, { keywords: '', ...more })))
  const companies = scoped.rows('escort_company')
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
    ...(can(user, 'escort_company', 'query') && {
      company_expiring: counted(companies.where(companyConditions(ctx, { keywords: '', expiry: '30' }))),
    }),
  }
}
