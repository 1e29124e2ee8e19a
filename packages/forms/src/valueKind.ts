import type { Field } from './document.ts'
import { fieldTypeOf } from './fieldTypes.ts'
import { readOption } from './readOptions.ts'

/** The kind of a field's value: `choices`, `path`, `dates`, `files`, `rows` are lists. `any`: of foreign types. */
export type ValueKind =
  | 'text'
  | 'html'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'path'
  | 'date'
  | 'dates'
  | 'time'
  | 'files'
  | 'rows'
  | 'any'

const KINDS: Readonly<Record<string, ValueKind>> = {
  input: 'text',
  textarea: 'text',
  editor: 'html',
  number: 'number',
  rate: 'number',
  slider: 'number',
  switch: 'flag',
  radio: 'choice',
  checkbox: 'choices',
  cascader: 'path',
  time: 'time',
  uploadFile: 'files',
  uploadImg: 'files',
  batch: 'rows',
}

/** undefined for a field without a value: a layout, a text, a foreign type without a model. */
export function valueKindOf(field: Field): ValueKind | undefined {
  const type = fieldTypeOf(field.type)
  if (!type) return typeof field.model === 'string' && field.model !== '' ? 'any' : undefined
  if (!type.valued) return undefined
  const isOn = (option: string) => readOption(field, option) === true
  if (field.type === 'date') return isOn('range') ? 'dates' : 'date'
  if (field.type === 'select') return isOn('multiple') ? 'choices' : 'choice'
  if (field.type === 'treeSelect') return isOn('multiple') || isOn('treeCheckable') ? 'choices' : 'choice'
  return KINDS[field.type]
}

/** Whether the value must be among the options. */
export const isChosen = (kind: ValueKind | undefined): boolean =>
  kind === 'choice' || kind === 'choices' || kind === 'path'
