import { daysOfPeriod, type PeriodType, periodBefore, periodOf } from '@shouya/noun/period'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { longerPeriods } from '../../taskType/rules.ts'
import { periodDeadline } from '../../taskType/server/deadline.ts'

/** Dictionary staff_duty: 驻点保安; dictionary staff_status: on duty. */
const POST_GUARD = 7
const ON_DUTY = 1

/** Every unit's tasks of this month, quarter, half-year and year (job gen_period_task, domain 17.3). Answers how many are new. */
export const generatePeriods = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute((tx) => makePeriods(tx, now, database.timezone))

/**
 * The tasks of the periods that run at a moment, and those of the periods before while their deadline is ahead, so that what was
 * missed while the server stood still is made up. What is there stays as it is, so it may run as often as it likes. Answers how
 * many are new.
 */
export async function makePeriods(tx: Kysely<DB>, now: Date, timezone: string): Promise<number> {
  const today = localDay(now, timezone)
  const types = await tx
    .selectFrom('task_type')
    .select(['task_code', 'deadline_rule', 'period_type'])
    .where('status', '=', 1)
    .where('period_type', 'in', longerPeriods)
    .execute()
  const due = types.flatMap(({ task_code, deadline_rule, period_type }) => {
    const current = periodOf(period_type as PeriodType, today)
    return [periodBefore(current), current].flatMap((period_key) => {
      const deadline = periodDeadline(deadline_rule, period_key, timezone)
      return deadline > now ? [{ task_code, period_key, deadline, ...daysOfPeriod(period_key) }] : []
    })
  })
  if (due.length === 0) return 0
  // A unit that opens after the end of a period owes nothing of it.
  const made = await sql<{
    id: number
  }>`insert into task_assignment (task_code, period_type, period_key, biz_date, dept_id,
      dept_name, deadline, duty_user_id, duty_user_name, search_text, create_time)
    select due.task_code, type.period_type, due.period_key, due.first, dept.id, dept.dept_name, due.deadline, person.id,
      person.real_name, lower(concat_ws(' ', dept.dept_name, person.real_name)), ${moment(now)}
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb)
      as due (task_code text, period_key text, deadline timestamptz, first date, last date)
    join task_type type on type.task_code = due.task_code
    join dept on dept.dept_type = any(type.dept_types) and dept.status = 1
      and greatest(dept.open_date, dept.create_time::date) <= least(due.last, ${today}::date)
      and (dept.close_date is null or dept.close_date > ${today}::date)
    left join sys_user person on type.owed_by = 'unit' and person.id = on_duty(dept.safety_user_id, due.deadline)
    where (type.dept_filter is null or exists (
        select from escort_staff_dept post join escort_staff guard on guard.id = post.staff_id
        where post.dept_id = dept.id and guard.duty_type = ${POST_GUARD} and guard.status = ${ON_DUTY}
          and guard.entry_date <= due.last))
      and not exists (select from task_assignment made where made.task_code = due.task_code
        and made.period_key = due.period_key and made.dept_id = dept.id)
    order by due.deadline, type.sort, dept.id
    on conflict (task_code, period_key, dept_id) do nothing returning id`.execute(tx)
  return made.rows.length
}
