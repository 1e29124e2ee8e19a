import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'check_done' | 'check_sign' | 'check_confirm' | 'check_abnormal' | 'check_late'

/** What the work bench says about checks (domain 15): each is the list under its filters. */
export function checkCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_security', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const checks = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('security_check').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  return {
    check_done: checks(lists.check_done),
    check_sign: checks(lists.check_sign),
    check_confirm: checks(lists.check_confirm),
    check_abnormal: checks(lists.check_abnormal),
    check_late: checks(lists.check_late),
  }
}
