import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { todayOf } from '../../server/expiry.ts'
import { companyConditions } from './rows.ts'

/** What the work bench says of companies (domain 15): their list under its filters. */
export function companyCounters(ctx: Ctx): Counters<'company_expiring'> {
  if (!can(ctx.user, 'escort_company', 'query')) return {}
  const { filters } = counterLists(todayOf(ctx)).company_expiring
  const rows = ctx.scoped.rows('escort_company').where(companyConditions(ctx, { keywords: '', ...filters }))
  return { company_expiring: counted(rows) }
}
