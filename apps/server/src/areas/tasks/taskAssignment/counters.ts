import type { Filters } from '@shouya/contract/controllers/TaskAssignment'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { open, status } from './rules.ts'

type Key = 'task_todo' | 'task_overdue'

const MONTH = -29

/** What the work bench says about tasks (domain 15): each is the list under its filters. */
export function taskCounters({ user, now, scoped, services }: Ctx): Counters<Key> {
  if (!can(user, 'report_daily', 'query')) return {}
  const today = localDay(now, services.database.timezone)
  const some = (filters: Partial<Filters>) =>
    counted(scoped.rows('task_assignment').where(conditionsOf({ ...unfiltered, ...filters })))
  return {
    task_todo: some({ status: [...open], begin_date: today, end_date: today }),
    task_overdue: some({ status: [status.overdue], begin_date: addDays(today, MONTH), end_date: today }),
  }
}
