import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'escort_done' | 'escort_late' | 'escort_reject' | 'escort_sign' | 'escort_dispute'

/** What the work bench says about escort handovers (domain 15): each is the list under its filters. */
export function moneyBoxCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_escort', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const handovers = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('money_box').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    escort_done: handovers(lists.escort_done),
    escort_late: handovers(lists.escort_late),
    escort_reject: handovers(lists.escort_reject),
    escort_sign: handovers(lists.escort_sign),
    escort_dispute: handovers(lists.escort_dispute),
  }
}
