import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { taskAssignment } from '../noun.ts'
import { conditionsOf, taskRows } from './rows.ts'

export const taskAssignmentExporter = exporter({
  title: 'taskAssignment.book',
  query: GetPageList.in,
  noun: taskAssignment,
  columns: columnsOf(taskAssignment),
  select: (ctx, query) =>
    taskRows(ctx).where(conditionsOf(query)).orderBy('biz_date', 'desc').orderBy('task_assignment.id', 'desc'),
})
