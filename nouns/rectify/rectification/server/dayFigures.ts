import type { DayFigures } from '@shouya/server/noun/dayFigures.ts'
import { sql } from 'kysely'

/** Rectifications entered on the day and not cancelled, and those of them that are closed by now (domain 7.2). */
export const dayFigures: DayFigures = {
  keys: ['rectify_total', 'rectify_closed'],
  // By the days of `due` as moments, so that the index of the list serves.
  counted: sql`select due.dept_id, due.stat_date, '' as task_code, count(*) filter (where status <> 9) as rectify_total,
      count(*) filter (where status = 4) as rectify_closed
    from due join rectification on rectification.dept_id = due.dept_id
      and create_time >= due.stat_date and create_time < due.stat_date + 1
    group by 1, 2`,
}
