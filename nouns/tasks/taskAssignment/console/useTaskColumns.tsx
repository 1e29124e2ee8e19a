import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { taskAssignment } from '../noun.ts'
import type { TaskRow } from './taskList.ts'

/** The columns of the list of tasks, of its export and of its cards. */
export function useTaskColumns(): Column<TaskRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof taskAssignment, TaskRow>(taskAssignment, {
    task_name: { width: 144 },
    dept_name: { width: 140 },
    biz_date: { width: 88, sort: true },
    deadline: { width: 112, sort: true },
    duty_user_name: { width: 88 },
    finish_time: { width: 112, sort: true },
    overdue_minutes: { width: 96 },
    exempt_reason: { width: 168 },
    exempt_user_name: { width: 104 },
    task_code: { width: 112 },
    status: { width: 96 },
  })
  return inOrder(columns, [
    'task_name',
    units.several && 'dept_name',
    'biz_date',
    'deadline',
    'duty_user_name',
    'finish_time',
    'overdue_minutes',
    'status',
  ])
}
