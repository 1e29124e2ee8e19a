import type { Field, OptionItem } from './document.ts'
import type { FieldType, Part } from './fieldTypes/fieldType.ts'
import type { ItemsSpec } from './fieldTypes/items.ts'
import type { OptionSpec } from './fieldTypes/optionSpec.ts'
import { type FieldTypeName, fieldTypes } from './fieldTypes.ts'
import type { Json, JsonObject } from './json.ts'
import { type Lang, message } from './texts.ts'

/**
 * A new field as a click on the palette makes it, identical to the original's in dialect B (forms.md 1.2). Its key, and
 * the model if the type has one, are `<type>_<stamp>`; `add` chooses another one when that is used.
 * @param stamp milliseconds since 1970, from the host's clock
 * @param lang the language of its label, placeholders and options, which the administrator then edits
 */
export function createField(type: FieldTypeName, stamp: number, lang: Lang): Field {
  const definition: FieldType = fieldTypes[type]
  const key = `${type}_${stamp}`
  const parts = definition.parts.map((part) => [part, partOf(part, definition, key, lang)])
  return { type, label: message(lang, definition.label), ...Object.fromEntries(parts) }
}

function partOf(part: Part, definition: FieldType, key: string, lang: Lang): Json {
  if (part === 'options') return optionsOf(definition, lang)
  if (part === 'key' || part === 'model') return key
  if (part === 'rules') return [{ required: false, message: message(lang, 'issue.required') }]
  if (part === 'columns') return columnsOf(definition, lang)
  if (part === 'trs') return [{ tds: [cell(), cell()] }, { tds: [cell(), cell()] }]
  return part === 'list' ? [] : ''
}

const optionsOf = (definition: FieldType, lang: Lang): JsonObject =>
  Object.fromEntries(
    Object.entries(definition.options)
      .map(([name, spec]) => [name, initialOf(spec, lang)] as const)
      .filter(([, value]) => value !== undefined),
  )

function initialOf(spec: OptionSpec, lang: Lang): Json | undefined {
  if (spec.kind === 'items') return labelled((spec as ItemsSpec).initial, (spec as ItemsSpec).word, lang)
  if (typeof spec.words === 'string') return message(lang, spec.words)
  if (spec.words) return spec.words.map((key) => message(lang, key))
  return spec.initial
}

const labelled = (items: readonly OptionItem[], word: ItemsSpec['word'], lang: Lang): OptionItem[] =>
  items.map(({ value, children }) => ({
    value,
    label: message(lang, word, { n: value }),
    ...(children && { children: labelled(children, word, lang) }),
  }))

const columnsOf = (definition: FieldType, lang: Lang): Json =>
  definition.type === 'tabs' ? [tabColumn(1, lang), tabColumn(2, lang)] : [gridColumn(), gridColumn()]

/** The n-th tab: value N, label 选项N (forms.md 1.2). */
export const tabColumn = (n: number, lang: Lang) => ({ ...newItem(n, lang), list: [] })

/** The n-th option that is added to a list: value N as text, label 选项N. */
export const newItem = (n: number, lang: Lang) => ({ value: String(n), label: message(lang, 'field.option', { n }) })

export const gridColumn = () => ({ span: 12, list: [] })

const cell = () => ({ colspan: 1, rowspan: 1, list: [] })
