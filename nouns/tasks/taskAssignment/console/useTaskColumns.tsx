import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { periodType } from '@shouya/noun/period'
import { taskAssignment } from '../noun.ts'
import type { TaskRow } from './taskList.ts'
import { usePeriodName } from './usePeriodName.ts'

const isDaily = ({ period_type }: TaskRow) => period_type === periodType.day

/** The columns of the list of tasks, of its export and of its cards. */
export function useTaskColumns(): Column<TaskRow>[] {
  const units = useUnits()
  const periodName = usePeriodName()
  const columns = useNounColumns<typeof taskAssignment, TaskRow>(taskAssignment, {
    task_name: { width: 136 },
    dept_name: { width: 128 },
    biz_date: {
      width: 96,
      sort: true,
      render: (row) => (isDaily(row) ? <When at={row.biz_date} /> : periodName(row.period_key)),
    },
    period_type: { width: 72 },
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
