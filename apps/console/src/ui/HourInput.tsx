import { TimePicker } from 'antd'
import dayjs from 'dayjs'

type Props = { id?: string; value?: string | null; onChange?: (value: string | null) => void; disabled?: boolean }

const wire = 'HH:mm'

/** An hour of the day as the wire writes it. */
export default function HourInput({ value, onChange, ...picker }: Props) {
  return (
    <TimePicker
      {...picker}
      value={value ? dayjs(`2000-01-01T${value}`) : null}
      format={wire}
      minuteStep={5}
      needConfirm={false}
      onChange={(hour) => onChange?.(hour ? hour.format(wire) : null)}
    />
  )
}
