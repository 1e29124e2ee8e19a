import { DatePicker, type DatePickerProps } from 'antd'
import dayjs from 'dayjs'

type Props = Omit<DatePickerProps, 'value' | 'onChange' | 'showTime' | 'format' | 'multiple'> & {
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
      showTime={time ? { format: 'HH:mm' } : false}
      format={time ? 'YYYY-MM-DD HH:mm' : wire}
      onChange={(day) => onChange?.(Array.isArray(day) || !day ? null : day.format(wire))}
    />
  )
}
