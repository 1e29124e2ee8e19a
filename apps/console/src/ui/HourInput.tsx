import { TimePicker } from 'antd'
import dayjs from 'dayjs'

type Props = {
  id?: string
  /** Needed where no form item labels it. */
  label?: string
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
  status?: '' | 'error'
}

const wire = 'HH:mm'

/** A time of day in the format of the wire. */
export default function HourInput({ label, value, onChange, ...picker }: Props) {
  return (
    <TimePicker
      {...picker}
      {...(label !== undefined && { 'aria-label': label })}
      value={value ? dayjs(`2000-01-01T${value}`) : null}
      format={wire}
      needConfirm={false}
      onChange={(hour) => onChange?.(hour ? hour.format(wire) : null)}
    />
  )
}
