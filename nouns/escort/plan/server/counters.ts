import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { todayOf } from '../../server/expiry.ts'
import { ownCompany } from '../../server/units.ts'
import { planConditions } from './rows.ts'

/** What the work bench says of plans (domain 15): each is their list under its filters. */
export function planCounters(ctx: Ctx): Counters<'plan_today' | 'plan_mine' | 'plan_draft'> {
  const { user, scoped } = ctx
  if (!can(user, 'escort_plan', 'query')) return {}
  const lists = counterLists(todayOf(ctx))
  const rows = ({ filters }: { filters: Partial<Parameters<typeof planConditions>[1]> }) =>
    counted(scoped.rows('escort_plan').where(planConditions(user, { keywords: '', ...filters })))
  return {
    plan_today: rows(lists.plan_today),
    ...(ownCompany(user) !== null && { plan_mine: rows(lists.plan_mine) }),
    ...(can(user, 'escort_plan', 'edit') && { plan_draft: rows(lists.plan_draft) }),
  }
}
