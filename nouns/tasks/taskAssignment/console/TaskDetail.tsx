import { useCan } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { PagesContext } from '@shouya/console/ui/page/PagesContext.ts'
import { periodType } from '@shouya/noun/period'
import { Button } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { taskAssignment } from '../noun.ts'
import { wayOf } from './menuOf.ts'
import type { TaskRow } from './taskList.ts'
import { usePeriodName } from './usePeriodName.ts'

/** One task, with the way to the register where it is done. */
export default function TaskDetail({ row, ...beside }: BesideList & { row: TaskRow }) {
  const { t } = useTranslation()
  const periodName = usePeriodName()
  const can = useCan()
  const pages = use(PagesContext)
  const isDaily = row.period_type === periodType.day
  const [page = row.page_path] = row.page_path.split('?')
  const list = isDaily
    ? `${page}?dept_id=${row.dept_id}&begin_date=${row.biz_date}&end_date=${row.biz_date}`
    : wayOf(row, row, pages, can)
  return (
    <DetailDrawer
      {...beside}
      title={
        <>
          {row.task_name} <DictTag dict="task_status" value={row.status} />
        </>
      }
      actions={
        list && (
          <div className="ui-buttons">
            <Button onClick={() => openTab(list)}>{t('taskAssignment.stat.list')}</Button>
          </div>
        )
      }
    >
      <Facts
        of={taskAssignment}
        row={row}
        show={[
          'dept_name',
          isDaily ? 'biz_date' : { label: t('taskAssignment.field.period_key'), value: periodName(row.period_key) },
          !isDaily && 'period_type',
          'deadline',
          'duty_user_name',
          'finish_time',
          'overdue_minutes',
          row.exempt_reason !== null && 'exempt_reason',
          row.exempt_user_name !== null && 'exempt_user_name',
        ]}
      />
    </DetailDrawer>
  )
}
