import type { Row } from '@shouya/contract/action'
import type { GetToday } from '@shouya/contract/controllers/TaskAssignment'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import { type Ctx, can, type Principal } from '../../../core/context.ts'
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
      .leftJoin('menu', (join) =>
        join.on(sql<boolean>`menu.path = split_part(page_path, '?', 1) and menu.status = 1 and menu.built`),
      )
      .select(['awaits_sign', 'page_path', 'permission_id', `task_type.${nameIn[lang]} as task_name`])
      .where('dept_id', '=', user.deptId)
      .where('biz_date', '=', day)
      .orderBy('task_type.sort')
      .execute(),
  ])
  return {
    day,
    holiday: holidays.get(day)?.name ?? null,
    tasks: tasks.map(({ permission_id, page_path, ...task }) => ({
      ...task,
      page_path: wayOf(user, page_path, permission_id),
    })),
  }
}

/** The page of a task as far as the caller may go: not at all, to its list, or on to a new record. */
function wayOf(user: Principal, page_path: string, permission: string | null): string | null {
  if (permission === null || !can(user, permission, 'query')) return null
  const [list = ''] = page_path.split('?')
  return can(user, permission, 'add') ? page_path : list
}
