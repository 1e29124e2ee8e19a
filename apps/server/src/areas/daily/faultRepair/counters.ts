import type { Filters } from '@shouya/contract/controllers/FaultRepair'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'fault_open' | 'fault_escalated'

/** What the work bench says about faults: each is the list under its filters. */
export function faultCounters({ user, scoped }: Ctx): Counters<Key> {
  if (!can(user, 'daily_fault', 'query')) return {}
  const some = (filters: Partial<Filters>) =>
    counted(scoped.rows('fault_repair').where(conditionsOf({ ...unfiltered, ...filters })))
  return { fault_open: some({ open: true }), fault_escalated: some({ escalated: true }) }
}
