import type { ComponentType } from 'react'
import CascaderControl from './CascaderControl.tsx'
import ChoicesControl from './ChoicesControl.tsx'
import type { ControlProps } from './controlProps.ts'
import DateControl from './DateControl.tsx'
import EditorControl from './EditorControl.tsx'
import InputControl from './InputControl.tsx'
import NumberControl from './NumberControl.tsx'
import RadioControl from './RadioControl.tsx'
import RateControl from './RateControl.tsx'
import SelectControl from './SelectControl.tsx'
import SliderControl from './SliderControl.tsx'
import SwitchControl from './SwitchControl.tsx'
import TextareaControl from './TextareaControl.tsx'
import TimeControl from './TimeControl.tsx'
import TreeSelectControl from './TreeSelectControl.tsx'
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
