import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DuePanel from '@shouya/console/ui/DuePanel.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { periodBefore } from '@shouya/noun/period'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Due } from './guardList.ts'

/** Until this day of a month the evaluations of the month before are written. */
const LAST_DAY_FOR_BEFORE = 10

/** The month whose evaluations are written now. */
export function monthNow(): string {
  const day = today()
  const month = day.slice(0, 7)
  return Number(day.slice(8)) <= LAST_DAY_FOR_BEFORE ? periodBefore(month) : month
}

/** Who is still to be evaluated for a month; each name begins or goes on. Nothing for those who write none. */
export default function DueGuards({ onPick }: { onPick: (due: Due, period: string) => void }) {
  const { t } = useTranslation()
  const units = useUnits()
  const may = useMayCall()('GuardEvaluation/GetDueList')
  const [period, setPeriod] = useState(monthNow)
  const { data } = useRead('GuardEvaluation/GetDueList', { period_key: period }, { enabled: may })
  if (!may || !data) return null
  return (
    <DuePanel
      title={
        data.length > 0
          ? t('guardEvaluation.due.title', { period, count: data.length })
          : t('guardEvaluation.due.none', { period })
      }
      extra={
        <DatePicker
          picker="month"
          allowClear={false}
          aria-label={t('guardEvaluation.field.period_key')}
          value={dayjs(`${period}-01`)}
          disabledDate={(day) => day.format('YYYY-MM') > today().slice(0, 7)}
          onChange={(day) => day && setPeriod(day.format('YYYY-MM'))}
        />
      }
      entries={data.map((due) => ({
        key: `${due.staff_id} ${due.dept_id}`,
        name: units.several ? `${due.dept_name} ${due.staff_name}` : due.staff_name,
        label: t('guardEvaluation.due.begin', { name: due.staff_name }),
        onPick: () => onPick(due, period),
      }))}
    />
  )
}
