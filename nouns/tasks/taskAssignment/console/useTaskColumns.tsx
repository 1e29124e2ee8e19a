import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from './taskList.ts'

/** The columns of the list of tasks, of its export and of its cards. */
export function useTaskColumns(): Column<TaskRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns: Column<TaskRow>[] = [
    { key: 'task_name', title: t('tasks.field.task_name'), width: 144 },
    {
      key: 'dept_name',
      title: t('tasks.field.dept_name'),
      width: 140,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    {
      key: 'biz_date',
      title: t('tasks.field.biz_date'),
      width: 88,
      sort: true,
      render: (row) => <When at={row.biz_date} />,
    },
    {
      key: 'deadline',
      title: t('tasks.field.deadline'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.deadline} />,
    },
    { key: 'duty_user_name', title: t('tasks.field.duty_user_name'), width: 88 },
    {
      key: 'finish_time',
      title: t('tasks.field.finish_time'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.finish_time} />,
    },
    { key: 'overdue_minutes', title: t('tasks.field.overdue_minutes'), width: 96, right: true },
    { key: 'exempt_reason', title: t('tasks.field.exempt_reason'), width: 168 },
    { key: 'exempt_user_name', title: t('tasks.field.exempt_user_name'), width: 104 },
    { key: 'task_code', title: t('tasks.field.task_code'), width: 112 },
    {
      key: 'status',
      title: t('tasks.field.status'),
      width: useStatusWidth('task_status', 96),
      pin: 'right',
      render: (row) => <DictTag dict="task_status" value={row.status} />,
    },
  ]
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
