import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Filters } from '../contract.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'task_todo' | 'task_overdue' | 'check_should' | 'escort_should'

/** What the work bench says about tasks, and of what is due by them (domain 15): each is the list under its filters. */
export function taskCounters({ user, now, scoped, services }: Ctx): Counters<Key> {
  if (!can(user, 'report_daily', 'query')) return {}
  const lists = counterLists(localDay(now, services.database.timezone))
  const some = ({ filters }: { filters: Partial<Filters> }) =>
    counted(scoped.rows('task_assignment').where(conditionsOf({ ...unfiltered, ...filters })))
  return {
    task_todo: some(lists.task_todo),
    task_overdue: some(lists.task_overdue),
    // Next to what has been done of it, for those who read that.
    ...(can(user, 'daily_security', 'query') && { check_should: some(lists.check_should) }),
    ...(can(user, 'daily_escort', 'query') && { escort_should: some(lists.escort_should) }),
  }
}
