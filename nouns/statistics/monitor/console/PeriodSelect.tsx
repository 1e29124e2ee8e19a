import { useNow } from '@shouya/console/app/host/useNow.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { partsOfPeriod, periodType } from '@shouya/noun/period'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { periodsUntil } from '../periods.ts'

const HALVES = 6
const SPECIAL = 'day'

/** A half-year, a year, or the day of a self-check on occasion. */
export default function PeriodSelect({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const { t } = useTranslation()
  const { date } = useNow()
  const word = (key: string) => {
    const { type, year, part } = partsOfPeriod(key)
    if (type === periodType.year) return t('monitor.periods.year', { year })
    return t(part === 1 ? 'monitor.periods.half1' : 'monitor.periods.half2', { year })
  }
  const isDay = partsOfPeriod(value).type === periodType.day
  const recent = periodsUntil(date, HALVES)
  const keys = isDay || recent.includes(value) ? recent : [value, ...recent]
  return (
    <>
      <Select
        aria-label={t('monitor.period')}
        value={isDay ? SPECIAL : value}
        onChange={(next) => onChange(next === SPECIAL ? date : next)}
        options={[
          ...keys.map((key) => ({ value: key, label: word(key) })),
          { value: SPECIAL, label: t('monitor.periods.day') },
        ]}
      />
      {isDay && (
        <TimeInput
          id="monitor_day"
          allowClear={false}
          value={value}
          disabledDate={isFuture}
          onChange={(day) => day && onChange(day)}
        />
      )}
    </>
  )
}
