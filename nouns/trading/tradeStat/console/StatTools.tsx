import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import DayTools from '../../console/DayTools.tsx'
import type { useStatDays } from './useStatDays.ts'

/** The days of the statistics, and whether they are shown by day or month. */
export default function StatTools({ days, group, change, regroup }: ReturnType<typeof useStatDays>) {
  const { t } = useTranslation()
  return (
    <DayTools days={days} onDays={change}>
      <Segmented
        aria-label={t('tradeStat.group.label')}
        value={group}
        onChange={regroup}
        options={(['day', 'month'] as const).map((value) => ({ value, label: t(`tradeStat.group.${value}`) }))}
      />
    </DayTools>
  )
}
