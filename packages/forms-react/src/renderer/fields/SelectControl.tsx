import type { Json } from '@shouya/forms/json'
import { isList } from '@shouya/forms/json'
import { addonsOf } from '@shouya/forms/readOptions'
import { Select } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

export default function SelectControl({ field, value, state, change, input, status }: ControlProps) {
  const { multiple, showSearch, clearable, placeholder } = optionsOf('select', field)
  const { before } = addonsOf(field)
  return (
    <Select<Json>
      {...input}
      style={{ width: widthOf(field) }}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? (isList(value) ? value : []) : value === '' ? null : value}
      onChange={(next) => change(next ?? (multiple ? [] : null))}
      options={plainOptions(state.options)}
      loading={state.options === undefined}
      showSearch={showSearch ? { optionFilterProp: 'label' } : false}
      allowClear={clearable}
      placeholder={placeholder}
      prefix={before || undefined}
      maxTagCount="responsive"
      status={status}
    />
  )
}
