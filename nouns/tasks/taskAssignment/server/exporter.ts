import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf, taskRows } from './rows.ts'

export const taskAssignmentExporter = exporter({
  title: 'export.TaskAssignment',
  query: GetPageList.in,
  columns: {
    task_code: 'text',
    task_name: 'text',
    dept_name: 'text',
    biz_date: 'text',
    deadline: 'text',
    duty_user_name: 'text',
    finish_time: 'text',
    overdue_minutes: 'number',
    exempt_reason: 'text',
    exempt_user_name: 'text',
    status: { dict: 'task_status' },
  },
  titles: { finish_time: 'column.task_finish_time' },
  select: (ctx, query) =>
    taskRows(ctx).where(conditionsOf(query)).orderBy('biz_date', 'desc').orderBy('task_assignment.id', 'desc'),
})
