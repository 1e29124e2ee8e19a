import type { Filters } from '@shouya/contract/controllers/FaultRepair'
import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { localDay } from '../../../core/time/local.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'fault_open' | 'fault_escalated'

/** What the work bench says about faults: each is the list under its filters. */
export function faultCounters({ user, now, scoped, services }: Ctx): Counters<Key> {
  if (!can(user, 'daily_fault', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const some = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('fault_repair').where(conditionsOf({ ...unfiltered, ...filters })))
  return { fault_open: some(lists.fault_open), fault_escalated: some(lists.fault_escalated) }
}
