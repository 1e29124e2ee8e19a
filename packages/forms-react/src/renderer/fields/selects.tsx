import { isList, type Json } from '@shouya/forms/json'
import { addonsOf } from '@shouya/forms/readOptions'
import { Select, TreeSelect } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

export function SelectControl(props: ControlProps) {
  const { multiple, showSearch, clearable, placeholder } = optionsOf('select', props.field)
  return (
    <Select<Json>
      {...sharedProps(props, multiple)}
      style={{ width: widthOf(props.field) }}
      mode={multiple ? 'multiple' : undefined}
      options={plainOptions(props.options)}
      showSearch={showSearch ? { optionFilterProp: 'label' } : false}
      allowClear={clearable}
      placeholder={placeholder}
    />
  )
}

export function TreeSelectControl(props: ControlProps) {
  const { multiple, treeCheckable, showSearch, clearable, placeholder } = optionsOf('treeSelect', props.field)
  const isMultiple = multiple || treeCheckable
  return (
    <TreeSelect<Json>
      {...sharedProps(props, isMultiple)}
      style={{ width: '100%' }}
      multiple={isMultiple}
      treeCheckable={treeCheckable}
      treeData={plainOptions(props.options)}
      showSearch={showSearch ? { treeNodeFilterProp: 'label' } : false}
      allowClear={clearable}
      placeholder={placeholder}
    />
  )
}

function sharedProps({ field, value, options, change, input, status }: ControlProps, isMultiple: boolean) {
  const single = value === '' ? null : value
  return {
    ...input,
    value: isMultiple ? (isList(value) ? value : []) : single,
    onChange: (next: Json | undefined) => change(next ?? (isMultiple ? [] : null)),
    loading: options === undefined,
    prefix: addonsOf(field).before || undefined,
    maxTagCount: 'responsive' as const,
    status,
  }
}
