import type { RowOf } from '@shouya/console/api/path.ts'

export type TaskRow = RowOf<'TaskAssignment/GetPageList'>

/** The filters of the list of tasks (domain 5.2). */
export const taskShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'text',
  end_date: 'text',
  task_code: 'text',
  family: 'text',
  status: 'ints',
} as const

export const taskSorts = ['biz_date', 'deadline', 'finish_time'] as const
