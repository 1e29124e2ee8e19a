import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Counters } from '@shouya/server/core/counts/counted.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { taskAssignment } from '../noun.ts'
import { conditionsOf } from './rows.ts'

/** What the work bench says about tasks; what is due of a register stands next to what is done of it, for those who read that. */
export function taskCounters(ctx: Ctx): Counters<CounterName<typeof taskAssignment>> {
  const { check_should, escort_should, ...counters } = countersOf(ctx, taskAssignment, conditionsOf)
  return {
    ...counters,
    ...(check_should && can(ctx.user, 'daily_security', 'query') && { check_should }),
    ...(escort_should && can(ctx.user, 'daily_escort', 'query') && { escort_should }),
  }
}
