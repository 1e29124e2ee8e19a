import type { TextKey } from '../texts.ts'
import type { OptionSpec } from './optionSpec.ts'

export type Options = Readonly<Record<string, OptionSpec>>

/** The keys of a field that follow `type` and `label`. */
export type Part = 'options' | 'model' | 'key' | 'help' | 'prefix' | 'suffix' | 'rules' | 'list' | 'columns' | 'trs'

/** A type of field: everything that holds for all fields of the type (spec 001 section 3, forms.md 1.2). */
export interface FieldType<O extends Options = Options> {
  readonly type: string
  /** The group of the palette. */
  readonly group: 'basic' | 'layout'
  /** The original's name of the palette's icon. */
  readonly icon: string
  readonly label: TextKey
  /** Whether fields of the type have a `model` and a value. */
  readonly valued: boolean
  /** Where its children are: nowhere, in `list`, in `columns[].list` or in `trs[].tds[].list`. */
  readonly children: 'none' | 'list' | 'columns' | 'cells'
  /** The keys of a new field in the original's order, so that documents compare byte by byte. */
  readonly parts: readonly Part[]
  readonly options: O
}

/** The keys of nearly all fields with a value. */
export const valuedParts = ['options', 'model', 'key', 'help', 'rules'] as const

/** `valuedParts` with the addons of dialect B, which are next to the options. */
export const addonParts = ['options', 'model', 'key', 'help', 'prefix', 'suffix', 'rules'] as const

/** A basic type with a value and without children, the most common one. */
export const basic = <O extends Options>(
  type: string,
  icon: string,
  label: TextKey,
  options: O,
  parts: readonly Part[] = valuedParts,
): FieldType<O> => ({ type, group: 'basic', icon, label, valued: true, children: 'none', parts, options })

/** A type that shows or arranges something and has no value. */
export const silent = <O extends Options>(
  type: string,
  icon: string,
  label: TextKey,
  options: O,
  rest: Partial<Pick<FieldType, 'group' | 'children' | 'parts'>> = {},
): FieldType<O> => ({
  type,
  group: 'basic',
  icon,
  label,
  valued: false,
  children: 'none',
  parts: ['options', 'key'],
  ...rest,
  options,
})
