import { remindTrigger } from '@shouya/contract/reminders'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import { open, taskAssignment } from '../noun.ts'
import { wordsOf } from './wordsOf.ts'

/** Open tasks by their deadlines. */
const rows: RemindSource['rows'] = async (db, { from, to, taskCode, units, limit }) => {
  let query = db
    .selectFrom('task_assignment as task')
    .innerJoin('task_type as type', 'type.task_code', 'task.task_code')
    .innerJoin('dept', 'dept.id', 'task.dept_id')
    .select(['task.id', 'task.dept_id', 'task.dept_name', 'task.deadline', 'task.period_type', 'task.period_key'])
    .select([
      'task.duty_user_id',
      'dept.safety_user_id',
      'type.page_path',
      'type.name_cn',
      'type.name_hk',
      'type.name_us',
    ])
    .select(sql<number>`extract(epoch from task.deadline)::float8 * 1000`.as('due'))
    .where('task.status', 'in', open)
    .where('task.deadline', '>', moment(from))
    .where('task.deadline', '<=', moment(to))
    .orderBy('task.deadline', 'desc')
    .orderBy('task.id', 'desc')
    .limit(limit)
  if (units !== null) query = query.where('task.dept_id', 'in', units)
  if (taskCode !== null) query = query.where('task.task_code', '=', taskCode)
  return (await query.execute()).map((task) => ({
    id: task.id,
    unit: task.dept_id,
    due: task.due,
    params: wordsOf(task),
    link: task.page_path,
    receivers: [task.duty_user_id ?? task.safety_user_id],
    level: 1,
  }))
}

const tasks = { table: taskAssignment.table, permission: taskAssignment.permission, rows } as const

/** Tasks before and after their deadlines (domain 6.1). */
export const remindSources: readonly RemindSource[] = [
  { ...tasks, trigger: remindTrigger.taskDue, code: 'task_due' },
  { ...tasks, trigger: remindTrigger.taskOverdue, code: 'task_overdue' },
]
