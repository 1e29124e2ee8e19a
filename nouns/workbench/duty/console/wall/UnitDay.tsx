import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import Timeline from '../Timeline.tsx'

type Props = { dept_id: number; name: string; onClose: () => void }

/** An outlet's duties of the day, with the people they wait for, beside the wall. */
export default function UnitDay({ dept_id, name, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead('Duty/GetDay', { dept_id }, { staleTime: 5_000 })
  return (
    <Drawer
      title={data?.dept_name ?? name}
      open={open}
      size={phone ? '100%' : 480}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      footer={
        data && (
          <Link to={`/report/dailytask?tab=tasks&dept_id=${dept_id}&begin_date=${data.day}&end_date=${data.day}`}>
            {t('dashboard.wall.tasks')}
          </Link>
        )
      }
    >
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <Timeline duties={data.duties} leads />}
    </Drawer>
  )
}
