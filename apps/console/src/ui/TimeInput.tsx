import { DatePicker, type DatePickerProps } from 'antd'
import dayjs from 'dayjs'

type Props = Pick<DatePickerProps, 'id' | 'allowClear' | 'disabled' | 'disabledDate'> & {
  value?: string | null
  onChange?: (value: string | null) => void
  /** A day with its time instead of the day alone. */
  time?: boolean
}

/** A day or a moment in the format of the wire. */
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
