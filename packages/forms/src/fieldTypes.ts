import { choiceTypes } from './fieldTypes/choiceTypes.ts'
import { displayTypes } from './fieldTypes/displayTypes.ts'
import type { FieldType } from './fieldTypes/fieldType.ts'
import { layoutTypes } from './fieldTypes/layoutTypes.ts'
import { numberTypes } from './fieldTypes/numberTypes.ts'
import { textTypes } from './fieldTypes/textTypes.ts'
import { uploadTypes } from './fieldTypes/uploadTypes.ts'

const { input, textarea, date, time, editor } = textTypes
const { number, rate, slider, switch: switch_ } = numberTypes
const { select, checkbox, radio, treeSelect, cascader } = choiceTypes
const { uploadFile, uploadImg } = uploadTypes
const { batch, divider, card, tabs, grid, table } = layoutTypes
const { button, alert, text, html } = displayTypes

/** The 26 types of a field in the order of the palette: `basic` ones first, then `layout` (spec 001 section 3). */
export const fieldTypes = {
  input,
  textarea,
  number,
  select,
  checkbox,
  radio,
  date,
  time,
  rate,
  slider,
  uploadFile,
  uploadImg,
  cascader,
  treeSelect,
  batch,
  editor,
  switch: switch_,
  button,
  alert,
  text,
  html,
  divider,
  card,
  tabs,
  grid,
  table,
}

export type FieldTypeName = keyof typeof fieldTypes

/** The definition of a type; undefined for types of other designers. */
export const fieldTypeOf = (type: string): FieldType | undefined =>
  Object.hasOwn(fieldTypes, type) ? fieldTypes[type as FieldTypeName] : undefined

/** The types that a batch accepts as columns (forms.md 1.2): none that would need a row of its own. */
export const batchTypes: ReadonlySet<string> = new Set<FieldTypeName>([
  ...(['input', 'textarea', 'number', 'select', 'checkbox', 'radio', 'date', 'time', 'rate', 'slider'] as const),
  ...(['uploadFile', 'uploadImg', 'cascader', 'treeSelect', 'switch', 'text', 'html'] as const),
])
