import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { conditionsOf, noticesOf, unfiltered } from './rows.ts'

/** What the work bench says about notices: those that the caller has not read, and those that wait for a confirmation. */
export function noticeCounters(ctx: Ctx): Counters<'unread_notice' | 'unconfirmed_notice'> {
  if (!can(ctx.user, 'dash_notice', 'query')) return {}
  const received = (filters: object) => counted(noticesOf(ctx).where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return { unread_notice: received({ IsRead: 0 }), unconfirmed_notice: received({ unconfirmed: true }) }
}
