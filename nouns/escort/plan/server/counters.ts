import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Counters } from '@shouya/server/core/counts/counted.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { ownCompany } from '../../server/units.ts'
import { plan } from '../noun.ts'
import { planConditions } from './rows.ts'

/** What the work bench says of plans: who rides is of a company, drafts are for who makes them. */
export function planCounters(ctx: Ctx): Counters<CounterName<typeof plan>> {
  const { user } = ctx
  const { plan_mine, plan_draft, ...counters } = countersOf(
    ctx,
    plan,
    (filters: Parameters<typeof planConditions>[1]) => planConditions(user, filters),
  )
  return {
    ...counters,
    ...(plan_mine && ownCompany(user) !== null && { plan_mine }),
    ...(plan_draft && can(user, plan.permission, 'edit') && { plan_draft }),
  }
}
