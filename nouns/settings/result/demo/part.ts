import type { DB } from '@shouya/server/db/schema.gen.ts'
import { TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'

export const part: DemoPart = {
  title: 'results',
  after: ['tasks/taskAssignment'],
  tables: ['operation_result'],
  fill: fillResults,
}

const DAYS = 30

/** What the server made in the last days, as its tasks say, and an import that was refused for two of its rows. */
async function fillResults(tx: Kysely<DB>, { days }: Ground) {
  await sql`insert into operation_result (kind, action, user_id, total, done, failed, link, create_time)
    select 3, 'Job/gen_daily_task', null, count(*), count(*), 0,
      '/report/dailytask?tab=tasks&period_type=1&begin_date=' || biz_date || '&end_date=' || biz_date,
      biz_date::timestamp at time zone ${TIMEZONE} + interval '5 minutes'
    from task_assignment where period_type = 1 and biz_date > ${days.day(-DAYS)}::date
    group by biz_date order by biz_date`.execute(tx)
  const reasons = [
    { row: 4, name: '手机号', message: '格式不正确' },
    { row: 9, name: '机构编码', message: '机构不存在或已停用' },
  ]
  await sql`insert into operation_result (kind, action, user_id, total, done, failed, reasons, link, create_time)
    select 1, 'User/Import', id, 12, 0, 2, ${JSON.stringify(reasons)}::jsonb, '/exception/user', ${new Date(days.at(-2, 10 * 60))}
    from sys_user where username in ('sys_admin', 'hq_security') order by id`.execute(tx)
  const { count } = await tx
    .selectFrom('operation_result')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results: Number(count) }
}
