import { periodType } from '@shouya/noun/period'
import { addDays, instant } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { type RawBuilder, sql } from 'kysely'

/** Daily tasks of the days from first to last, and tasks of longer periods whose deadline is on one of them. */
export function dueBetween(first: string, last: string, timezone: string): RawBuilder<boolean> {
  const [from, until] = [first, addDays(last, 1)].map((day) => moment(instant(`${day} 00:00:00`, timezone)))
  const daily = sql.lit(periodType.day)
  return sql<boolean>`((task_assignment.period_type = ${daily}
      and task_assignment.biz_date >= ${first}::date and task_assignment.biz_date <= ${last}::date)
    or (task_assignment.period_type <> ${daily}
      and task_assignment.deadline >= ${from} and task_assignment.deadline < ${until}))`
}
