import { isList } from '@shouya/forms/json'
import { DatePicker } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
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

/** The value is a list of two dates; as in the original, '' if none is chosen. */
function DateRangeControl({ field, value, change, input, status }: ControlProps) {
  const { format, showTime, clearable, rangePlaceholder } = optionsOf('date', field)
  const [from, end] = isList(value) ? value : []
  const { id, disabled, ...aria } = input
  return (
    <DatePicker.RangePicker
      {...aria}
      id={{ start: id, end: `${id}-to` }}
      disabled={disabled}
      style={{ width: widthOf(field) }}
      value={[momentOf(from, format), momentOf(end, format)]}
      onChange={(days) => change(days?.[0] && days[1] ? [days[0].format(format), days[1].format(format)] : '')}
      format={format}
      picker={pickerOf(format)}
      showTime={showTime}
      allowClear={clearable}
      placeholder={rangePlaceholder.length === 2 ? [rangePlaceholder[0] ?? '', rangePlaceholder[1] ?? ''] : undefined}
      classNames={{ popup: { root: 'sf-range-popup' } }}
      status={status}
    />
  )
}
