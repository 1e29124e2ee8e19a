import type { Filters } from '@shouya/contract/controllers/Rectification'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { MAJOR } from './rules.ts'

type Key = 'rectify_open' | 'rectify_overdue' | 'rectify_major' | 'rectify_mine' | 'rectify_review'

/** What the work bench says about rectifications (domain 15): each is the list under its filters. */
export function rectifyCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'rectify', 'query')) return {}
  const some = (filters: Partial<Filters>) =>
    counted(ctx.scoped.rows('rectification').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    rectify_open: some({ open: true }),
    rectify_overdue: some({ overdue: true }),
    rectify_major: some({ open: true, hazard_level: [MAJOR] }),
    rectify_mine: some({ mine: true }),
    rectify_review: some({ to_review: true }),
  }
}
