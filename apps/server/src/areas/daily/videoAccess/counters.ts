import type { Filters } from '@shouya/contract/controllers/VideoAccess'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { status } from './rules.ts'

type Key = 'video_pending' | 'video_sign' | 'video_overdue'

/** What the work bench says about access to recordings (domain 15): each is the list under its filters. */
export function videoCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'daily_video', 'query')) return {}
  const records = (filters: Partial<Filters>) =>
    counted(ctx.scoped.rows('video_access').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    video_pending: records({ status: [status.open, status.toReturn] }),
    video_sign: records({ mine: true }),
    video_overdue: records({ overdue: true }),
  }
}
