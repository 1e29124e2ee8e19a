import type { Filters } from '@shouya/contract/controllers/RoomKey'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { status } from './rules.ts'

type Key = 'key_receive' | 'key_return' | 'key_unreturned' | 'key_today' | 'key_lost' | 'key_backfill' | 'key_void'

/** Where 30 days begin. */
const MONTH = -29

/** What the work bench says about keys (domain 15): each is the list under its filters. */
export function keyCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_key', 'query')) return {}
  const end_date = localDay(now, services.database.timezone)
  const month = { begin_date: addDays(end_date, MONTH), end_date }
  const handovers = (filters: Partial<Filters>) =>
    counted(scoped.rows('room_key').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    key_receive: handovers({ mine: true }),
    key_return: handovers({ returning: true }),
    key_unreturned: handovers({ overdue: true }),
    key_today: handovers({ begin_date: end_date, end_date }),
    key_lost: counted(scoped.rows('key_ledger').where('position', '=', 4)),
    key_backfill: handovers({ backfill: true, ...month }),
    key_void: handovers({ status: [status.void], ...month }),
  }
}
