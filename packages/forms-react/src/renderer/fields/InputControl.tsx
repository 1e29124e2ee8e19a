import { addonsOf } from '@shouya/forms/readOptions'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import { Input } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { textOf } from './textOf.ts'

/** Input types that are passed to the browser; any other type of a document is `text`. */
const TYPES = new Set(['text', 'password', 'email', 'tel', 'url', 'search', 'number'])

export default function InputControl({ field, value, change, input, status }: ControlProps) {
  const { type, placeholder, clearable, maxLength } = optionsOf('input', field)
  const { before, after } = addonsOf(field)
  return (
    <Input
      {...input}
      type={TYPES.has(type) ? type : 'text'}
      autoComplete={isSensitive(field) ? 'off' : undefined}
      style={{ width: widthOf(field) }}
      value={textOf(value)}
      onChange={({ target }) => change(target.value)}
      placeholder={placeholder}
      allowClear={clearable}
      maxLength={maxLength && maxLength > 0 ? maxLength : undefined}
      prefix={before || undefined}
      suffix={after || undefined}
      status={status}
    />
  )
}
