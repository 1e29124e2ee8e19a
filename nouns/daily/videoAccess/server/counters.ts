import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'video_pending' | 'video_sign' | 'video_overdue'

/** What the work bench says about access to recordings (domain 15): each is the list under its filters. */
export function videoCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'daily_video', 'query')) return {}
  const lists = counterLists(localDay(ctx.now, ctx.services.database.timezone))
  const records = ({ filters }: { filters: Partial<Filters> }) =>
    counted(ctx.scoped.rows('video_access').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    video_pending: records(lists.video_pending),
    video_sign: records(lists.video_sign),
    video_overdue: records(lists.video_overdue),
  }
}
