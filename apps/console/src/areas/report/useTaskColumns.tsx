import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import DictTag from '../../ui/DictTag.tsx'
import EndText from '../../ui/EndText.tsx'
import { minute } from '../../ui/text.ts'
import type { TaskRow } from './taskList.ts'

/** The columns of the list of tasks, of its export and of its cards. */
export function useTaskColumns(): Column<TaskRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'task_name', title: t('tasks.field.task_name'), width: 160 },
    {
      key: 'dept_name',
      title: t('tasks.field.dept_name'),
      width: 176,
      render: (row) => <EndText text={row.dept_name} />,
    },
    { key: 'biz_date', title: t('tasks.field.biz_date'), width: 112, sort: true },
    {
      key: 'deadline',
      title: t('tasks.field.deadline'),
      width: 144,
      sort: true,
      render: (row) => minute(row.deadline),
    },
    { key: 'duty_user_name', title: t('tasks.field.duty_user_name'), width: 88 },
    {
      key: 'finish_time',
      title: t('tasks.field.finish_time'),
      width: 144,
      sort: true,
      render: (row) => minute(row.finish_time),
    },
    { key: 'overdue_minutes', title: t('tasks.field.overdue_minutes'), width: 112, right: true },
    { key: 'exempt_reason', title: t('tasks.field.exempt_reason'), width: 168 },
    { key: 'exempt_user_name', title: t('tasks.field.exempt_user_name'), width: 104, hidden: true },
    { key: 'task_code', title: t('tasks.field.task_code'), width: 112, hidden: true },
    {
      key: 'status',
      title: t('tasks.field.status'),
      width: 112,
      pin: 'right',
      render: (row) => <DictTag dict="task_status" value={row.status} />,
    },
  ]
}
