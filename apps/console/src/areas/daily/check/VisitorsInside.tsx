import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import { openTab } from '../../../app/host/tabs/tabs.ts'

/** The day does not close while somebody is inside (domain 4.5): a warning in the check of its evening. */
export default function VisitorsInside({ dept_id, biz_date }: { dept_id: number; biz_date: string }) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/GetDay', { dept_id, biz_date })
  if (!data || data.visitors_inside === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="ui-wide ui-hint"
      title={t('visitors.visitorsInside', { count: data.visitors_inside })}
      action={
        <Button onClick={() => openTab(`/form/daily/taskdaily/InOutList?status=1&dept_id=${dept_id}`)}>
          {t('visitors.toVisitors')}
        </Button>
      }
    />
  )
}
