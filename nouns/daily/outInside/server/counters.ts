import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'visitor_inside' | 'visitor_overdue' | 'visitor_today'

/** What the work bench says about visitors (domain 15): each is the list under its filters. */
export function visitorCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_inout', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const entries = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('out_inside').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    visitor_inside: entries(lists.visitor_inside),
    visitor_overdue: entries(lists.visitor_overdue),
    visitor_today: entries(lists.visitor_today),
  }
}
