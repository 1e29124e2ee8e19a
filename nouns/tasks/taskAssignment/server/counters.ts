import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Counters } from '@shouya/server/core/counts/counted.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { taskAssignment } from '../noun.ts'
import { conditionsOf } from './rows.ts'

/** The counters of tasks on the work bench; those of one register only for users who may read that register. */
export function taskCounters(ctx: Ctx): Counters<CounterName<typeof taskAssignment>> {
  const { check_should, escort_should, ...counters } = countersOf(ctx, taskAssignment, conditionsOf(ctx))
  return {
    ...counters,
    ...(check_should && can(ctx.user, 'daily_security', 'query') && { check_should }),
    ...(escort_should && can(ctx.user, 'daily_escort', 'query') && { escort_should }),
  }
}
