import type { Field, OptionItem } from '../document.ts'
import { fieldTypeOf } from '../fieldTypes.ts'
import { isList, isObject, type Json, type JsonPath, own } from '../json.ts'
import { TEXTS } from '../limits.ts'
import { error, type Problem } from '../problem.ts'
import { valueKindOf } from '../valueKind.ts'

type Said = readonly [path: JsonPath, name: string, text: Json | undefined, limit: number]

/** Texts that exceed their limit. Paths are relative to the field. */
export function inspectTexts(field: Field): Problem[] {
  return [...ofField(field), ...ofOptions(field), ...ofItems(field), ...ofMessages(field)].flatMap(
    ([path, name, text, limit]) =>
      typeof text === 'string' && text.length > limit
        ? [error('design.textLong', path, { name, count: text.length, limit })]
        : [],
  )
}

/** The texts of the field itself; display fields keep their text in the label. */
const ofField = (field: Field): Said[] => [
  [['label'], 'label', field.label, valueKindOf(field) ? TEXTS.name : TEXTS.prose],
  [['model'], 'model', field.model, TEXTS.name],
  [['help'], 'help', field.help, TEXTS.words],
]

/** A default may be as long as its field allows; formatted text and HTML as long as prose. */
function ofOptions(field: Field): Said[] {
  if (!isObject(field.options)) return []
  const options = field.options
  return Object.entries(fieldTypeOf(field.type)?.options ?? {}).flatMap(([name, { kind }]) => {
    const value = own(options, name)
    const limit = name === 'placeholder' || kind === 'texts' ? TEXTS.words : TEXTS.prose
    if (isList(value) && kind === 'texts')
      return value.map((text, index): Said => [['options', name, index], name, text, limit])
    return [[['options', name], name, value, limit]]
  })
}

/** Options at any depth, and titles of tabs. */
function ofItems(field: Field): Said[] {
  const options = isObject(field.options) ? field.options.options : undefined
  const level = (items: Json | undefined, path: JsonPath): Said[] =>
    (isList(items) ? (items as readonly OptionItem[]) : []).flatMap((item, index) => {
      if (!isObject(item)) return []
      const itemPath = [...path, index]
      return [
        [[...itemPath, 'value'], 'options', item.value, TEXTS.name],
        [[...itemPath, 'label'], 'options', item.label, TEXTS.name],
        ...level(item.children, [...itemPath, 'children']),
      ]
    })
  return [...level(options, ['options', 'options']), ...level(field.columns as Json | undefined, ['columns'])]
}

/** Messages for values that do not fit. */
const ofMessages = ({ rules, logic }: Field): Said[] => {
  const messagesOf = (list: Json | undefined, path: JsonPath) =>
    (isList(list) ? list : []).flatMap((rule, index): Said[] =>
      isObject(rule) ? [[[...path, index, 'message'], 'message', rule.message, TEXTS.words]] : [],
    )
  const checks = isObject(logic) ? logic.checks : undefined
  return [
    ...messagesOf(rules as Json | undefined, ['rules']),
    ...messagesOf(checks as Json | undefined, ['logic', 'checks']),
  ]
}
