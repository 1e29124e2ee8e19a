import { Input } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { textOf } from './textOf.ts'

export default function TextareaControl({ field, value, change, input, status }: ControlProps) {
  const { placeholder, clearable, maxLength, minRows, maxRows } = optionsOf('textarea', field)
  const limit = maxLength && maxLength > 0 ? maxLength : undefined
  return (
    <Input.TextArea
      {...input}
      style={{ width: widthOf(field) }}
      value={textOf(value)}
      onChange={({ target }) => change(target.value)}
      placeholder={placeholder}
      allowClear={clearable}
      maxLength={limit}
      showCount={limit !== undefined}
      autoSize={{ minRows: Math.max(1, minRows), maxRows: Math.max(minRows, maxRows, 1) }}
      status={status}
    />
  )
}
