import type { Row } from '@shouya/contract/action'
import type { GetToday } from '@shouya/contract/controllers/TaskAssignment'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import { holidaysBetween } from '../../../core/time/holidays.ts'
import { localDay } from '../../../core/time/local.ts'
import { nameIn } from '../taskType/rules.ts'

/** What the caller's own unit owes today: also to those whose scope is only what they entered themselves. */
export async function getToday({ db, user, now, lang, services }: Ctx): Promise<Row<typeof GetToday>> {
  const day = localDay(now, services.database.timezone)
  const [holidays, tasks] = await Promise.all([
    holidaysBetween(db, day, day),
    everything(db)
      .selectFrom('task_assignment')
      .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
      .select(['task_assignment.id', 'task_assignment.task_code', 'deadline', 'task_assignment.status', 'finish_time'])
      .select(['page_path', `task_type.${nameIn[lang]} as task_name`])
      .where('dept_id', '=', user.deptId)
      .where('biz_date', '=', day)
      .orderBy('task_type.sort')
      .execute(),
  ])
  return { day, holiday: holidays.get(day)?.name ?? null, tasks }
}
