import { periodType } from '@shouya/noun/period'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { nameIn } from '../../taskType/server/rules.ts'
import { open } from '../noun.ts'
import { taskState } from './state.ts'

type Day = { deptId: number; day: string }

/** What a unit owes on a day, in the order of its deadlines; whoever asks has made sure that the caller may know. */
export async function dayTasks({ db, lang }: Pick<Ctx, 'db' | 'lang'>, { deptId, day }: Day) {
  const rows = await everything(db)
    .selectFrom('task_assignment')
    .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
    .select(['task_assignment.id', 'task_assignment.task_code', 'deadline', 'task_assignment.status', 'finish_time'])
    .select(['duty_user_id', 'duty_user_name', `task_type.${nameIn[lang]} as task_name`, taskState.as('state')])
    .where('dept_id', '=', deptId)
    .where('task_assignment.period_type', '=', periodType.day)
    .where('biz_date', '=', day)
    .orderBy('deadline')
    .orderBy('task_type.sort')
    .execute()
  return rows.map((row) => ({ ...row, isOpen: open.includes(row.status) }))
}
