import { numberLimits } from '@shouya/forms/numberLimits'
import { addonsOf } from '@shouya/forms/readOptions'
import { InputNumber } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'

export default function NumberControl({ field, value, change, input, status }: ControlProps) {
  const { min, max, step, digits } = numberLimits(field)
  const { before, after } = addonsOf(field)
  return (
    <InputNumber<number>
      {...input}
      style={{ width: widthOf(field) }}
      value={typeof value === 'number' ? value : null}
      onChange={change}
      min={min ?? undefined}
      max={max ?? undefined}
      step={step > 0 ? step : 1}
      precision={digits ?? undefined}
      placeholder={optionsOf('number', field).placeholder}
      prefix={before || undefined}
      suffix={after || undefined}
      inputMode="decimal"
      status={status}
    />
  )
}
