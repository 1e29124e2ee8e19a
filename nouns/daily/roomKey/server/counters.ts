import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, among } from '@shouya/server/registers/filters.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'key_receive' | 'key_return' | 'key_unreturned' | 'key_today' | 'key_lost' | 'key_backfill' | 'key_void'

/** What the work bench says about keys (domain 15): each is the list under its filters. */
export function keyCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_key', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const handovers = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('room_key').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  const lost = among('key_ledger.position', lists.key_lost.filters.position)
  return {
    key_receive: handovers(lists.key_receive),
    key_return: handovers(lists.key_return),
    key_unreturned: handovers(lists.key_unreturned),
    key_today: handovers(lists.key_today),
    key_lost: counted(scoped.rows('key_ledger').where(allOf(lost))),
    key_backfill: handovers(lists.key_backfill),
    key_void: handovers(lists.key_void),
  }
}
