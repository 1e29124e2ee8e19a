import type { DayFigures } from '@shouya/server/noun/dayFigures.ts'
import { sql } from 'kysely'
import { taskOf } from './rules.ts'

/** Items found abnormal by checks that are neither drafts nor revoked, by the task that their session fulfills (domain 7.2). */
export const dayFigures: DayFigures = {
  keys: ['abnormal'],
  counted: sql`select dept_id, biz_date as stat_date, ${sql.lit(taskOf(''))} || session as task_code, sum(abnormal_count) as abnormal
    from security_check
    where status not in (0, 9) and (dept_id, biz_date) in (select dept_id, stat_date from due) group by 1, 2, 3`,
}
