import type { OptionItem } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { Checkbox, Radio, Rate, Switch } from 'antd'
import type { ComponentType } from 'react'
import { optionsOf } from '../optionsOf.ts'
import CascaderControl from './CascaderControl.tsx'
import { type ControlProps, groupProps } from './controlProps.ts'
import DateControl from './DateControl.tsx'
import EditorControl from './EditorControl.tsx'
import InputControl from './InputControl.tsx'
import NumberControl from './NumberControl.tsx'
import { type PlainOption, plainOptions } from './plainOptions.ts'
import SliderControl from './SliderControl.tsx'
import { SelectControl, TreeSelectControl } from './selects.tsx'
import TextareaControl from './TextareaControl.tsx'
import TimeControl from './TimeControl.tsx'
import UploadControl from './UploadControl.tsx'

/** The control of each type with a value; batches are in `batch/`. */
export const controls: Readonly<Record<string, ComponentType<ControlProps>>> = {
  input: InputControl,
  textarea: TextareaControl,
  number: NumberControl,
  select: SelectControl,
  checkbox: ChoicesControl,
  radio: RadioControl,
  date: DateControl,
  time: TimeControl,
  rate: RateControl,
  slider: SliderControl,
  uploadFile: UploadControl,
  uploadImg: UploadControl,
  cascader: CascaderControl,
  treeSelect: TreeSelectControl,
  editor: EditorControl,
  switch: SwitchControl,
}

/** Types whose label cannot refer to a single input. */
export const GROUPS: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'rate',
  'slider',
  'uploadFile',
  'uploadImg',
  'editor',
  'batch',
])

function SwitchControl({ value, change, input }: ControlProps) {
  return <Switch {...input} checked={value === true} onChange={change} />
}

function RateControl(props: ControlProps) {
  const { field, value, change, input } = props
  const { max, allowHalf } = optionsOf('rate', field)
  return (
    <div {...groupProps(props)}>
      <Rate
        disabled={input.disabled}
        count={Math.min(Math.max(1, Math.trunc(max)), 100)}
        allowHalf={allowHalf}
        value={typeof value === 'number' ? value : 0}
        onChange={change}
      />
    </div>
  )
}

function RadioControl(props: ControlProps) {
  const { value, options, change, input } = props
  const { role: _, ...group } = groupProps(props)
  return (
    <Radio.Group
      {...group}
      className="sf-choices"
      disabled={input.disabled}
      options={withUnlisted(options, [value])}
      value={value}
      onChange={({ target }) => change(target.value as string | number)}
      aria-required={input['aria-required']}
      aria-invalid={input['aria-invalid']}
    />
  )
}

/** A group of checkboxes. */
function ChoicesControl(props: ControlProps) {
  const { value, options, change, input } = props
  const values = isList(value) ? value : []
  return (
    <div {...groupProps(props)} className="sf-choices">
      <Checkbox.Group<string | number>
        disabled={input.disabled}
        options={withUnlisted(options, values)}
        value={values as (string | number)[]}
        onChange={change}
      />
    </div>
  )
}

/** The options, followed by chosen values no longer offered, which checkboxes and radios could not show otherwise. */
function withUnlisted(options: readonly OptionItem[] | undefined, values: readonly Json[]): PlainOption[] {
  const offeredOptions = plainOptions(options)
  const offered = new Set<Json>(offeredOptions.map(({ value }) => value))
  const unlisted = options ? values.filter((value) => isChoice(value) && !offered.has(value)).map(asOption) : []
  return unlisted.length === 0 ? offeredOptions : [...offeredOptions, ...unlisted]
}

const isChoice = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '')

const asOption = (value: Json): PlainOption => ({ value: value as string | number, label: String(value) })
