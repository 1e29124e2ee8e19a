import { daysOfPeriod } from '@shouya/noun/period'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { type Kysely, sql } from 'kysely'
import { open, taskStatus as status } from '../noun.ts'

/** A task of a longer period that a register has to do. Moments in ms. */
export type Due = {
  code: string
  period: string
  deptId: number
  /** The begin of the first day of the period, and the end of its last one. */
  first: number
  last: number
  deadline: number
}

/** A task with the record that did it. */
type Done = Pick<Due, 'code' | 'period' | 'deptId'> & { at: number; table: string; id: number }

/** What units owe of some types, in the order of the periods; nothing of which is done yet. */
export async function duesOf(tx: Kysely<DB>, codes: readonly string[]): Promise<Due[]> {
  const tasks = await tx
    .selectFrom('task_assignment')
    .select(['task_code', 'period_key', 'dept_id'])
    .select(sql<number>`extract(epoch from deadline)::float8 * 1000`.as('deadline'))
    .where('task_code', 'in', codes)
    .where('status', 'in', open)
    .orderBy('biz_date')
    .orderBy('dept_id')
    .orderBy('task_code')
    .execute()
  return tasks.map(({ task_code: code, period_key: period, dept_id: deptId, deadline }) => {
    const { first, last } = daysOfPeriod(period)
    return {
      ...{ code, period, deptId, deadline },
      first: instant(`${first} 00:00:00`, TIMEZONE).getTime(),
      last: instant(`${last} 23:59:59`, TIMEZONE).getTime(),
    }
  })
}

/** Says in the tasks what the registers have done, as `taskDone` says it of one; the first record of several counts. */
export async function settleDues(tx: Kysely<DB>, done: readonly Done[]): Promise<void> {
  const first = new Map<string, Done>()
  for (const one of [...done].sort((a, b) => a.at - b.at)) {
    const key = `${one.code} ${one.period} ${one.deptId}`
    if (!first.has(key)) first.set(key, one)
  }
  const rows = [...first.values()].map(({ code, period, deptId, at, table, id }) => ({
    ...{ task_code: code, period_key: period, dept_id: deptId, at: new Date(at).toISOString(), biz_table: table, id },
  }))
  await sql`update task_assignment as task
    set status = case when done.at <= task.deadline then ${sql.lit(status.done)} else ${sql.lit(status.doneLate)} end,
      finish_time = done.at, biz_table = done.biz_table, biz_id = done.id, update_time = done.at, version = task.version + 1,
      overdue_minutes = case when done.at > task.deadline then ceil(extract(epoch from done.at - task.deadline) / 60)::int end,
      remind_count = (select count(*) from jsonb_array_elements(type.remind_rule) rule
        where task.deadline + (rule ->> 'minutes')::int * interval '1 minute' <= done.at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as done (task_code text, period_key text, dept_id bigint, at timestamptz, biz_table text, id bigint)
    join task_type type on type.task_code = done.task_code
    where task.task_code = done.task_code and task.period_key = done.period_key and task.dept_id = done.dept_id
      and task.status = any(${open}::int[])`.execute(tx)
}
