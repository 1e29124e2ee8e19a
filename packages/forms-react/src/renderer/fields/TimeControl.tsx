import { TimePicker } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { momentOf } from './dates.ts'

export default function TimeControl({ field, value, change, input, status }: ControlProps) {
  const { format, clearable, placeholder } = optionsOf('time', field)
  return (
    <TimePicker
      {...input}
      style={{ width: widthOf(field) }}
      value={momentOf(value, format)}
      onChange={(time) => change(time ? time.format(format) : '')}
      format={format}
      allowClear={clearable}
      placeholder={placeholder}
      status={status}
    />
  )
}
