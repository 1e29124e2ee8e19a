import { isList, type Json } from '@shouya/forms/json'
import { addonsOf } from '@shouya/forms/readOptions'
import { TreeSelect } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import type { ControlProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

export default function TreeSelectControl({ field, value, options, change, input, status }: ControlProps) {
  const { multiple, treeCheckable, showSearch, clearable, placeholder } = optionsOf('treeSelect', field)
  const isMultiple = multiple || treeCheckable
  const { before } = addonsOf(field)
  return (
    <TreeSelect<Json>
      {...input}
      style={{ width: '100%' }}
      multiple={isMultiple}
      treeCheckable={treeCheckable}
      value={isMultiple ? (isList(value) ? value : []) : value === '' ? null : value}
      onChange={(next) => change(next ?? (isMultiple ? [] : null))}
      treeData={plainOptions(options)}
      loading={options === undefined}
      showSearch={showSearch ? { treeNodeFilterProp: 'label' } : false}
      allowClear={clearable}
      placeholder={placeholder}
      prefix={before || undefined}
      maxTagCount="responsive"
      status={status}
    />
  )
}
