import type { Field, OptionItem } from './document.ts'
import type { OptionSpec } from './fieldTypes/optionSpec.ts'
import { type FieldTypeName, fieldTypeOf, type fieldTypes } from './fieldTypes.ts'
import { isList, type Json, own } from './json.ts'

type Specs<T extends FieldTypeName> = (typeof fieldTypes)[T]['options']

/** The options of a type in TypeScript: `OptionsOf<'slider'>` has `min: number`. */
export type OptionsOf<T extends FieldTypeName> = {
  readonly [K in keyof Specs<T>]: Specs<T>[K] extends OptionSpec<infer V> ? V : never
}

/** Option names of older documents. */
const OLD_NAMES: Readonly<Record<string, string>> = { showSearch: 'filterable' }

/**
 * The effective value of one option of a field: the document's if usable, else the type's default. Never throws;
 * `inspect` reports problems.
 */
export function readOption(field: Field, name: string): Json | undefined {
  const options = field.options ?? {}
  const stored = own(options, name) ?? own(options, OLD_NAMES[name] ?? name)
  const spec = fieldTypeOf(field.type)?.options[name]
  if (!spec) return stored
  return stored !== undefined && spec.accepts(stored) ? stored : spec.absent
}

/** All options of a field of that type, typed. */
export function readOptions<T extends FieldTypeName>(type: T, field: Field): OptionsOf<T> {
  const names = Object.keys(fieldTypeOf(type)?.options ?? {})
  return Object.fromEntries(names.map((name) => [name, readOption(field, name)])) as OptionsOf<T>
}

/** The label in any version of the dialect: the oldest uses `name`. */
export const labelOf = (field: Field): string => {
  const label = field.label ?? own(field, 'name')
  return typeof label === 'string' ? label : ''
}

/** The texts before and after the input: three dialects store them in three places (forms.md 1.1). */
export function addonsOf(field: Field): { before: string; after: string } {
  const options = field.options ?? {}
  const first = (...values: (Json | undefined)[]) =>
    values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  return {
    before: first(options.prefix, options.addonBefore, own(field, 'prefix')),
    after: first(options.suffix, options.addonAfter, own(field, 'suffix')),
  }
}

/** The options of all levels: tree selects and cascaders nest them. */
export const flatOptions = (options: readonly OptionItem[]): readonly OptionItem[] =>
  options.flatMap((option) => [option, ...flatOptions(isList(option.children) ? option.children : [])])
