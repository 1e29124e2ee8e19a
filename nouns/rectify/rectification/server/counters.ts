import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'rectify_open' | 'rectify_overdue' | 'rectify_major' | 'rectify_mine' | 'rectify_review'

/** What the work bench says about rectifications (domain 15): each is the list under its filters. */
export function rectifyCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'rectify', 'query')) return {}
  const lists = counterLists(localDay(ctx.now, ctx.services.database.timezone))
  const some = ({ filters }: { filters: Partial<Filters> }) =>
    counted(ctx.scoped.rows('rectification').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    rectify_open: some(lists.rectify_open),
    rectify_overdue: some(lists.rectify_overdue),
    rectify_major: some(lists.rectify_major),
    rectify_mine: some(lists.rectify_mine),
    rectify_review: some(lists.rectify_review),
  }
}
