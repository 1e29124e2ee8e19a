import { isList } from '@shouya/forms/json'
import { Cascader } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import type { ControlProps } from './controlProps.ts'
import { type PlainOption, plainOptions } from './plainOptions.ts'

/** The value is the path through the options, one value per level. */
export default function CascaderControl({ field, value, options, change, input, status }: ControlProps) {
  const { showSearch, clearable, placeholder } = optionsOf('cascader', field)
  return (
    <Cascader<PlainOption, 'value'>
      {...input}
      style={{ width: '100%' }}
      value={(isList(value) ? value : []) as (string | number)[]}
      onChange={(path) => change(path ?? [])}
      options={plainOptions(options)}
      loading={options === undefined}
      showSearch={showSearch}
      allowClear={clearable}
      placeholder={placeholder}
      classNames={{ popup: { root: 'sf-cascader-popup' } }}
      status={status}
    />
  )
}
