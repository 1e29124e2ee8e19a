import { periodType } from '@shouya/noun/period'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { deadlineAt, limitsOf } from '../../taskType/server/deadline.ts'

/** Units that work on the day (domain 1.1, 5.2); `dept` is the table's name in the query. */
const worksOn = (day: string) => sql<boolean>`dept.status = 1 and works_on(dept.business_days, ${day}::date)
  and coalesce(dept.open_date, dept.create_time::date) <= ${day}::date and dept.create_time::date <= ${day}::date
  and (dept.close_date is null or dept.close_date > ${day}::date)`

/**
 * Every unit's daily tasks of today (job gen_daily_task, domain 17.3). What is there stays as it is, so it may run as often
 * as it likes. Answers how many are new.
 */
export async function generateDaily(services: Pick<Services, 'database' | 'settings'>, now: Date): Promise<number> {
  const { database } = services
  const day = localDay(now, database.timezone)
  const limits = await limitsOf(services)
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const due = await everything(db)
      .selectFrom('task_type')
      .innerJoin('dept', (join) => join.on(sql<boolean>`dept.dept_type = any(task_type.dept_types)`))
      .select(['task_code', 'deadline_rule', 'dept.id', 'dept_name', 'safety_user_id'])
      .select(['business_begin', 'business_end', 'deliver_time', 'collect_time'])
      .where('task_type.status', '=', 1)
      .where('period_type', '=', periodType.day)
      .where(worksOn(day))
      .orderBy('task_type.sort')
      .orderBy('dept.id')
      .execute()
    const rows = due.flatMap((unitTask) => {
      const deadline = deadlineAt(unitTask.deadline_rule, day, unitTask, limits)
      if (deadline === null) return []
      return [
        {
          task_code: unitTask.task_code,
          period_key: day,
          biz_date: day,
          dept_id: unitTask.id,
          dept_name: unitTask.dept_name,
          deadline,
          safety_user_id: unitTask.safety_user_id,
          create_time: now,
        },
      ]
    })
    if (rows.length === 0) return 0
    const made = await sql<{
      id: number
    }>`insert into task_assignment (task_code, period_key, biz_date, dept_id, dept_name,
        deadline, duty_user_id, duty_user_name, search_text, create_time)
      select task_code, period_key, biz_date, r.dept_id, dept_name, deadline, person.id, person.real_name,
        lower(concat_ws(' ', dept_name, person.real_name)), r.create_time
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (task_code text, period_key text, biz_date date,
        dept_id bigint, dept_name text, deadline timestamptz, safety_user_id bigint, create_time timestamptz)
      left join sys_user person on person.id = on_duty(safety_user_id, deadline)
      on conflict (task_code, period_key, dept_id) do nothing returning id`.execute(tx)
    return made.rows.length
  })
}

/** Whether the daily tasks of today are missing, as after a midnight without a running server. */
export async function isDayMissing({ database }: Pick<Services, 'database'>, now: Date): Promise<boolean> {
  const day = localDay(now, database.timezone)
  const row = await database.kysely
    .selectFrom('task_assignment')
    .select('id')
    .where('period_type', '=', periodType.day)
    .where('biz_date', '=', day)
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}
