import type { Filters } from '@shouya/contract/controllers/OutInside'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { localDay } from '../../../core/time/local.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { status } from './rules.ts'

type Key = 'visitor_inside' | 'visitor_overdue' | 'visitor_today'

/** What the work bench says about visitors (domain 15): each is the list under its filters. */
export function visitorCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_inout', 'query')) return {}
  const today = localDay(now, services.database.timezone)
  const entries = (filters: Partial<Filters>) =>
    counted(scoped.rows('out_inside').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    visitor_inside: entries({ status: [status.inside] }),
    visitor_overdue: entries({ overdue: true }),
    visitor_today: entries({ begin_date: today, end_date: today }),
  }
}
