import type { Field } from './document.ts'
import { fieldTypeOf } from './fieldTypes.ts'
import { readOption } from './readOptions.ts'

/**
 * What the value of a field is: `choices`, `path`, `dates`, `files` and `rows` are lists. `any` belongs to types that
 * only another designer knows.
 */
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

/** undefined for a field that has no value: a layout, a text, a foreign type without a model. */
export function valueKindOf(field: Field): ValueKind | undefined {
  const type = fieldTypeOf(field.type)
  if (!type) return typeof field.model === 'string' && field.model !== '' ? 'any' : undefined
  if (!type.valued) return undefined
  const on = (option: string) => readOption(field, option) === true
  if (field.type === 'date') return on('range') ? 'dates' : 'date'
  if (field.type === 'select') return on('multiple') ? 'choices' : 'choice'
  if (field.type === 'treeSelect') return on('multiple') || on('treeCheckable') ? 'choices' : 'choice'
  return KINDS[field.type]
}

/** Whether what is chosen has to be among the options. */
export const isChosen = (kind: ValueKind | undefined): boolean =>
  kind === 'choice' || kind === 'choices' || kind === 'path'
