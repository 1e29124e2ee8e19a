import HourInput from '@shouya/console/ui/HourInput.tsx'
import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { minutesOf, momentOf } from '../rules.ts'

type Props = {
  id?: string
  /** Minutes after the deadline. */
  value?: number | null
  onChange?: (minutes: number) => void
}

const MOST_DAYS = 30

/** A reminder of a longer period: so many days after the day of the deadline (before it: below 0), at a time. */
export default function PeriodMoment({ id, value, onChange }: Props) {
  const { t } = useTranslation()
  const { days, time } = momentOf(value ?? 0)
  return (
    <div className="set-moment">
      <InputNumber
        {...(id !== undefined && { id })}
        min={-MOST_DAYS}
        max={MOST_DAYS}
        precision={0}
        value={days}
        onChange={(chosen) => onChange?.(minutesOf({ days: chosen ?? 0, time }))}
      />
      <HourInput
        label={t('taskType.daysTime')}
        value={time}
        onChange={(chosen) => onChange?.(minutesOf({ days, time: chosen ?? time }))}
      />
    </div>
  )
}
