import { daysOfPeriod, periodBefore, periodOf, periodType } from '@shouya/noun/period'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { type Kysely, sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'
import { makePeriods } from '../server/generatePeriods.ts'
import { exempt } from './exempt.ts'

const MONTHS = 12
/** An outlet of so many was closed for a month, five and eight months ago. */
const CLOSED = [
  { before: 5, of: 40, rest: 7 },
  { before: 8, of: 40, rest: 19 },
] as const
const REASON = '网点装修，当月暂停营业'

/**
 * A year of the tasks of months, quarters, half-years and years, as the job has made them on the first of each month. Those past
 * their deadline are overdue until the registers say otherwise (`settleDues`). Returns how many there are.
 */
export async function makeYear(tx: Kysely<DB>, days: Calendar): Promise<number> {
  const months = [periodOf(periodType.month, days.day(0))]
  while (months.length <= MONTHS) months.unshift(periodBefore(months[0] as string))
  let made = 0
  for (const month of months) {
    const begin = instant(`${daysOfPeriod(month).first} 00:30:00`, TIMEZONE)
    if (begin.getTime() <= days.now) made += await makePeriods(tx, begin, TIMEZONE)
  }
  await sql`update task_assignment as task
    set status = case when deadline < ${new Date(days.now)} then ${sql.lit(status.overdue)} else ${sql.lit(status.todo)} end,
      remind_count = (select count(*) from jsonb_array_elements(type.remind_rule) rule
        where task.deadline + (rule ->> 'minutes')::int * interval '1 minute' <= ${new Date(days.now)})
    from task_type type where type.task_code = task.task_code and task.period_type <> ${sql.lit(periodType.day)}`.execute(
    tx,
  )
  for (const { before, of, rest } of CLOSED) {
    const month = months.at(-1 - before)
    const tasks = await tx
      .selectFrom('task_assignment')
      .select(['id', 'dept_id'])
      .where('period_key', '=', month ?? '')
      .where(sql<boolean>`dept_id % ${of} = ${rest}`)
      .where('status', '=', status.overdue)
      .orderBy('id')
      .execute()
    await exempt(tx, tasks, REASON)
  }
  return made
}
