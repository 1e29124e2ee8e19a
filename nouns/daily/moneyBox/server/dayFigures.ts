import type { DayFigures } from '@shouya/server/noun/dayFigures.ts'
import { sql } from 'kysely'

/** Handovers with a plan and those of them that came on time; signed ones and those whose boxes agreed (domain 7.2). */
export const dayFigures: DayFigures = {
  keys: ['runs', 'runs_punctual', 'handed', 'handed_consistent'],
  counted: sql`select dept_id, biz_date as stat_date, '' as task_code, count(*) filter (where on_time is not null) as runs,
      count(*) filter (where on_time = 1) as runs_punctual, count(*) filter (where status in (2, 3, 4)) as handed,
      count(*) filter (where status in (2, 3, 4) and is_consistent) as handed_consistent
    from money_box where (dept_id, biz_date) in (select dept_id, stat_date from due) group by 1, 2`,
}
