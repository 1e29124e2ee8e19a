import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from './taskList.ts'

/** One task, with the way to the register where it is done. */
export default function TaskDetail({ row, ...beside }: BesideList & { row: TaskRow }) {
  const { t } = useTranslation()
  const [page = row.page_path] = row.page_path.split('?')
  const list = `${page}?dept_id=${row.dept_id}&begin_date=${row.biz_date}&end_date=${row.biz_date}`
  return (
    <DetailDrawer
      {...beside}
      title={
        <>
          {row.task_name} <DictTag dict="task_status" value={row.status} />
        </>
      }
      actions={
        <div className="ui-buttons">
          <Button onClick={() => openTab(list)}>{t('tasks.stat.list')}</Button>
        </div>
      }
    >
      <Details
        items={[
          { label: t('tasks.field.dept_name'), value: row.dept_name },
          { label: t('tasks.field.biz_date'), value: row.biz_date },
          { label: t('tasks.field.deadline'), value: minute(row.deadline) },
          { label: t('tasks.field.duty_user_name'), value: row.duty_user_name },
          { label: t('tasks.field.finish_time'), value: minute(row.finish_time) },
          { label: t('tasks.field.overdue_minutes'), value: row.overdue_minutes },
          row.exempt_reason !== null && {
            label: t('tasks.field.exempt_reason'),
            value: row.exempt_reason,
            wide: true,
          },
          row.exempt_user_name !== null && {
            label: t('tasks.field.exempt_user_name'),
            value: row.exempt_user_name,
          },
        ]}
      />
    </DetailDrawer>
  )
}
