import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Counters } from '@shouya/server/core/counts/counted.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { ownCompany } from '../../server/units.ts'
import { plan } from '../noun.ts'
import { conditionsOf } from './rows.ts'

/** The counters of plans: `plan_mine` only for people of a company, `plan_draft` only for those who edit plans. */
export function planCounters(ctx: Ctx): Counters<CounterName<typeof plan>> {
  const { user } = ctx
  const { plan_mine, plan_draft, ...counters } = countersOf(ctx, plan, conditionsOf(ctx))
  return {
    ...counters,
    ...(plan_mine && ownCompany(user) !== null && { plan_mine }),
    ...(plan_draft && can(user, plan.permission, 'edit') && { plan_draft }),
  }
}
