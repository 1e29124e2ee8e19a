import { DatePicker, type DatePickerProps } from 'antd'
import dayjs from 'dayjs'

type Props = Pick<DatePickerProps, 'id' | 'allowClear' | 'disabled' | 'disabledDate'> & {
  value?: string | null
  onChange?: (value: string | null) => void
  /** A day with its minute instead of the day alone. */
  time?: boolean
}

/** A day or a moment as the wire writes it. */
export default function TimeInput({ value, onChange, time = false, ...picker }: Props) {
  const wire = time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
  return (
    <DatePicker
      {...picker}
      value={value ? dayjs(value) : null}
      {...(time ? { showTime: { format: 'HH:mm' } } : {})}
      format={time ? 'YYYY-MM-DD HH:mm' : wire}
      onChange={(day) => onChange?.(day ? day.format(wire) : null)}
    />
  )
}
