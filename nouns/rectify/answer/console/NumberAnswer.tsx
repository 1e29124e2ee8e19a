import { mark } from '@shouya/console/i18n/language.ts'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { DatePicker, InputNumber } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { CLOCK, DAY } from '../../checkItem/rules.ts'
import { clockOf, dayOf, daysOf, minutesOf } from '../rules.ts'
import type { AskedItem } from '../schemas.ts'

type Props = {
  label: string
  item: Pick<AskedItem, 'value_unit' | 'min_value' | 'max_value'>
  status: '' | 'error'
  value: number | null
  onChange: (value: number | null) => void
}

/** The number for an item, with its unit and limits. */
export default function NumberAnswer({ label, item, status, value, onChange }: Props) {
  const { t } = useTranslation()
  const { value_unit, min_value, max_value } = item
  if (value_unit === CLOCK) {
    return (
      <HourInput
        label={label}
        status={status}
        value={value === null ? null : clockOf(value)}
        onChange={(time) => onChange(time === null ? null : minutesOf(time))}
      />
    )
  }
  if (value_unit === DAY) {
    return (
      <DatePicker
        aria-label={label}
        status={status}
        value={value === null ? null : dayjs(dayOf(value))}
        disabledDate={isFuture}
        onChange={(day) => onChange(day ? daysOf(day.format('YYYY-MM-DD')) : null)}
      />
    )
  }
  const limits = [
    min_value !== null && t('answer.atLeast', { value: min_value }),
    max_value !== null && t('answer.atMost', { value: max_value }),
  ].filter((limit) => limit !== false)
  return (
    <div>
      <InputNumber
        aria-label={label}
        status={status}
        value={value}
        precision={Number.isInteger(min_value ?? 0) ? 0 : 2}
        suffix={value_unit}
        onChange={onChange}
      />{' '}
      <span className="ui-note">{limits.join(mark('，'))}</span>
    </div>
  )
}
