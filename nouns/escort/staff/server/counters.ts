import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { todayOf } from '../../server/expiry.ts'
import { staffConditions } from './rows.ts'

type Key = 'cert_expiring' | 'cert_expired' | 'staff_audit' | 'staff_refused'

/** What the work bench says of people (domain 15): each is their list under its filters. */
export function staffCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'escort_staff', 'query')) return {}
  const lists = counterLists(todayOf(ctx))
  const rows = ({ filters }: { filters: Partial<Parameters<typeof staffConditions>[1]> }) =>
    counted(ctx.scoped.rows('escort_staff').where(staffConditions(ctx, { keywords: '', include_child: 1, ...filters })))
  return {
    cert_expiring: rows(lists.cert_expiring),
    cert_expired: rows(lists.cert_expired),
    staff_audit: rows(lists.staff_audit),
    staff_refused: rows(lists.staff_refused),
  }
}
