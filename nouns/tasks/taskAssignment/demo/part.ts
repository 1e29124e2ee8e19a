import { periodType } from '@shouya/noun/period'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'
import { limits } from '../../taskType/demo/limits.ts'
import { deadlineAt } from '../../taskType/server/deadline.ts'
import { open, taskStatus as status } from '../noun.ts'
import { rollUpChanges, rollUpDays } from '../server/rollUp.ts'
import { exempt } from './exempt.ts'
import { makeYear } from './makeYear.ts'

export const part: DemoPart = {
  title: 'tasks of days and longer periods',
  after: ['daily/moneyBox', 'daily/securityCheck', 'daily/visitor', 'escort'],
  tables: ['task_assignment', 'holiday', 'stat_daily', 'stat_rollup'],
  fill: fillTasks,
}

const DAYS = 60
/** One in so many of the tasks that nobody did was exempted. */
const EXEMPTED = 8
const REASON = '网点装修，当日暂停营业'

/** The days that are legal holidays in any year. */
const HOLIDAYS = [
  ['01-01', '元旦'],
  ['05-01', '劳动节'],
  ['05-02', '劳动节'],
  ['10-01', '国庆节'],
  ['10-02', '国庆节'],
  ['10-03', '国庆节'],
] as const

/** Sixty days of the outlets' tasks, done as far as the registers say so, and a year of those of longer periods, still to do. */
async function fillTasks(tx: Kysely<DB>, { days, services, all }: Ground) {
  await fillHolidays(tx, days)
  const deadlines = await deadlinesOf(tx, days)
  const now = new Date(days.now)
  // Statistics of tables filled a moment ago are outdated, and they would be scanned for every task. Only the columns
  // of the joins: texts would take longest.
  await sql`analyze dept, security_check (dept_id, session, biz_date, status), money_box (dept_id, handover_type, biz_date, status),
    out_inside (dept_id, in_time, status)`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into task_assignment (task_code, period_key, biz_date, dept_id, dept_name, deadline, duty_user_id, duty_user_name,
      status, finish_time, biz_table, biz_id, overdue_minutes, awaits, remind_count, search_text, create_time)
    select due.task_code, due.day, due.day::date, dept.id, dept.dept_name, due.deadline, safety.id, safety.real_name,
      case when done.at <= due.deadline then ${sql.lit(status.done)} when done.at is not null then ${sql.lit(status.doneLate)}
        when due.deadline < ${now}::timestamptz then ${sql.lit(status.overdue)} else ${sql.lit(status.todo)} end,
      done.at, done.biz_table, done.id,
      case when done.at > due.deadline then ceil(extract(epoch from done.at - due.deadline) / 60)::int end,
      case when done.at is null then coalesce(
        (select case min(status) when 1 then 'sign' else 'leave' end from money_box where handover_type in (1, 2) and status in (1, 2)
          and 'D_ESCORT' || handover_type = due.task_code and money_box.dept_id = dept.id and biz_date = due.day::date having count(*) > 0),
        (select 'sign' from security_check where status = 0 and checker_sign is not null
          and 'D_CHECK' || session = due.task_code and security_check.dept_id = dept.id and biz_date = due.day::date limit 1)) end,
      (select count(*) from jsonb_array_elements(type.remind_rule) rule
        where due.deadline + (rule ->> 'minutes')::int * interval '1 minute' <= coalesce(done.at, ${now}::timestamptz)),
      lower(concat_ws(' ', dept.dept_name, safety.real_name)), due.day::date::timestamp at time zone ${TIMEZONE} + interval '5 minutes'
    from jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) as due (hours text, task_code text, day text, deadline timestamptz)
    join task_type type using (task_code)
    join dept on concat_ws('|', business_begin, business_end, deliver_time, collect_time) = due.hours
      and dept.status = 1 and dept.dept_type = any(type.dept_types) and works_on(dept.business_days, due.day::date)
    left join sys_user safety on safety.id = dept.safety_user_id
    left join (
      select 'D_CHECK' || session as task_code, dept_id, biz_date, 'security_check' as biz_table, id, received_at as at
      from security_check where status in (1, 2, 3)
      union all
      select 'D_ESCORT' || handover_type, dept_id, biz_date, 'money_box', id, leave_time
      from money_box where status = 3 and handover_type in (1, 2)
    ) done on done.task_code = due.task_code and done.dept_id = dept.id and done.biz_date = due.day::date
    order by due.day, type.sort, dept.id`.execute(tx)
  const inside = { ...services, database: { ...services.database, kysely: tx } }
  for (const settle of all.settleTasks) await settle(inside, now)
  await exemptSome(tx, days)
  await rollUpChanges(tx, all.dayFigures, Number.MAX_SAFE_INTEGER)
  await rollUpDays(tx, all.dayFigures, [days.day(0)], now)
  return { tasks: Number(numAffectedRows ?? 0) + (await makeYear(tx, days)) }
}

/** The deadlines of each day and type for every set of opening hours. */
async function deadlinesOf(tx: Kysely<DB>, days: Calendar) {
  const types = await tx
    .selectFrom('task_type')
    .select(['task_code', 'deadline_rule'])
    .where('status', '=', 1)
    .where('period_type', '=', periodType.day)
    .execute()
  const hours = await tx
    .selectFrom('dept')
    .select(['business_begin', 'business_end', 'deliver_time', 'collect_time'])
    .select(sql<string>`concat_ws('|', business_begin, business_end, deliver_time, collect_time)`.as('hours'))
    .distinct()
    .where('business_begin', 'is not', null)
    .execute()
  return Array.from({ length: DAYS + 1 }, (_, index) => days.day(index - DAYS)).flatMap((day) =>
    types.flatMap(({ task_code, deadline_rule }) =>
      hours.flatMap((openingHours) => {
        const deadline = deadlineAt(deadline_rule, day, openingHours, limits)
        return deadline === null ? [] : [{ hours: openingHours.hours, task_code, day, deadline }]
      }),
    ),
  )
}

async function fillHolidays(tx: Kysely<DB>, days: Calendar): Promise<void> {
  const year = Number(days.day(0).slice(0, 4))
  const ahead = [year, year + 1].flatMap((ofYear) =>
    HOLIDAYS.map(([day, name]) => ({ day: `${ofYear}-${day}`, kind: 1, name })),
  )
  const create_time = new Date(days.at(-30, 9 * 60)).toISOString()
  const rows = ahead
    .filter(({ day }) => day > days.day(0))
    .map((row, index) => ({ id: index + 1, ...row, create_time, version: 1 }))
  await insertRows(tx, 'holiday', rows)
}

/** Some outlets were closed for building work on days without checks: their branch exempted them. */
async function exemptSome(tx: Kysely<DB>, days: Calendar): Promise<void> {
  const missing = await tx
    .selectFrom('task_assignment')
    .select(['id', 'dept_id'])
    .where('status', 'in', open)
    .where('biz_date', '<', days.day(-1))
    .orderBy('id')
    .execute()
  await exempt(
    tx,
    missing.filter((_, index) => index % EXEMPTED === 0),
    REASON,
  )
}
