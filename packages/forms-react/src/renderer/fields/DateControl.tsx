import { DatePicker } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import DateRangeControl from './DateRangeControl.tsx'
import { momentOf, pickerOf } from './dates.ts'

export default function DateControl(props: ControlProps) {
  const { field, value, change, input, status } = props
  const { range, format, showTime, clearable, placeholder } = optionsOf('date', field)
  if (range) return <DateRangeControl {...props} />
  return (
    <DatePicker
      {...input}
      style={{ width: widthOf(field) }}
      value={momentOf(value, format)}
      onChange={(day) => change(day ? day.format(format) : '')}
      format={format}
      picker={pickerOf(format)}
      showTime={showTime}
      allowClear={clearable}
      placeholder={placeholder}
      status={status}
    />
  )
}
