import { isList, type Json } from '@shouya/forms/json'
import { addonsOf } from '@shouya/forms/readOptions'
import { TreeSelect } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import type { ControlProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

export default function TreeSelectControl({ field, value, state, change, input, status }: ControlProps) {
  const { multiple, treeCheckable, showSearch, clearable, placeholder } = optionsOf('treeSelect', field)
  const many = multiple || treeCheckable
  const { before } = addonsOf(field)
  return (
    <TreeSelect<Json>
      {...input}
      style={{ width: '100%' }}
      multiple={many}
      treeCheckable={treeCheckable}
      value={many ? (isList(value) ? value : []) : value === '' ? null : value}
      onChange={(next) => change(next ?? (many ? [] : null))}
      treeData={plainOptions(state.options)}
      loading={state.options === undefined}
      showSearch={showSearch ? { treeNodeFilterProp: 'label' } : false}
      allowClear={clearable}
      placeholder={placeholder}
      prefix={before || undefined}
      maxTagCount="responsive"
      status={status}
    />
  )
}
