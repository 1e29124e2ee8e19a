import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import type { StaffDetail } from './staffList.ts'

/** Whether a person may carry boxes for a unit on a day, and why not (domain 3.3, can_escort). */
export default function StaffCheck({ row }: { row: Pick<StaffDetail, 'id' | 'depts'> }) {
  const { t } = useTranslation()
  const [unit, setUnit] = useState(row.depts[0]?.id)
  const [day, setDay] = useState(today)
  const { data, error, refetch } = useRead(
    'Escort/CheckStaff',
    { id: row.id, dept_id: unit ?? 0, day },
    { enabled: unit !== undefined },
  )
  return (
    <>
      <div className="escort-check">
        <UnitSelect
          {...(unit !== undefined && { value: unit })}
          onChange={(next) => setUnit(typeof next === 'number' ? next : undefined)}
          placeholder={t('staff.checkUnit')}
        />
        <TimeInput value={day} allowClear={false} onChange={(next) => next && setDay(next)} />
      </div>
      <div role="status" className="escort-says">
        {error && <Failure error={error} onRetry={refetch} />}
        {data && data.length === 0 && <Alert type="success" showIcon title={t('staff.mayCarry')} />}
        {data && data.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('staff.mayNotCarry')}
            description={
              <ul className="ui-lines">
                {data.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            }
          />
        )}
      </div>
    </>
  )
}
