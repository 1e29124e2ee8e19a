import { findModel, type Scope } from '@shouya/forms/compiledForm'
import type { OptionItem } from '@shouya/forms/document'
import { argsOf, type Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json } from '@shouya/forms/json'
import type { FunctionName } from '@shouya/forms/logicFunctions'
import { readOption } from '@shouya/forms/readOptions'
import type { Lang } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { titleOf } from '../store/inWords.ts'

const infix: ReadonlySet<string> = new Set([
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'contains',
  'startsWith',
  'endsWith',
])

/** Functions whose name is written between their two arguments. */
const isInfix = (name: string): boolean => infix.has(name)

/** An expression as a sentence, for a list of conditions. */
export function expressionWords(value: Json | undefined, scope: Scope, lang: Lang): string {
  if (!isObject(value) || typeof value.op !== 'string') return designerText(lang, 'logic.broken')
  const expression = value as Expression
  if (expression.op === 'field') return fieldWords(scope, String(expression.model), lang)
  if (expression.op === 'column') return columnWords(scope, String(expression.batch), String(expression.model), lang)
  if (expression.op === 'option')
    return designerText(lang, expression.part === 'label' ? 'logic.optionLabel' : 'logic.option')
  if (expression.op === 'literal') return literalWords(expression.value as Json, undefined, lang)
  return callWords(expression.op as FunctionName, argsOf(expression), scope, lang)
}

const SIGNS: Readonly<Record<string, string>> = { add: '+', subtract: '−', multiply: '×', divide: '÷' }

function callWords(op: FunctionName, args: readonly Expression[], scope: Scope, lang: Lang): string {
  const subject = args.find((arg) => arg.op === 'field')
  const words = args.map((arg) =>
    arg.op === 'literal'
      ? literalWords(arg.value as Json, optionsOf(scope, String(subject?.model ?? '')), lang)
      : expressionWords(arg, scope, lang),
  )
  const name = designerText(lang, `fn.${op}`)
  if (op === 'and' || op === 'or')
    return words.length === 1 ? words.join() : words.map((word) => `(${word})`).join(` ${name} `)
  if (isInfix(op) && words.length === 2) return words.join(` ${name} `)
  const sign = SIGNS[op]
  if (sign) return `(${words.join(` ${sign} `)})`
  if (op === 'empty') return `${words.join()} ${name}`
  return `${name}(${words.join(', ')})`
}

const fieldWords = (scope: Scope, model: string, lang: Lang): string => {
  const field = findModel(scope, model)
  return field ? titleOf(field.field, lang) : model
}

function columnWords(scope: Scope, batch: string, model: string, lang: Lang): string {
  const column = findModel(scope, batch)?.rows?.byModel.get(model)
  return `${fieldWords(scope, batch, lang)} / ${column ? titleOf(column.field, lang) : model}`
}

/** The fixed options of a field, for displaying its values. */
function optionsOf(scope: Scope, model: string): readonly OptionItem[] {
  const field = findModel(scope, model)?.field
  const options = field && readOption(field, 'dynamic') !== true ? readOption(field, 'options') : undefined
  return isList(options) ? (options as readonly OptionItem[]) : []
}

function literalWords(value: Json, options: readonly OptionItem[] | undefined, lang: Lang): string {
  if (isList(value))
    return value.map((item) => literalWords(item, options, lang)).join(designerText(lang, 'logic.comma'))
  if (value === null) return designerText(lang, 'logic.nothing')
  if (typeof value === 'boolean') return designerText(lang, value ? 'logic.yes' : 'logic.no')
  return options?.find((option) => option.value === value)?.label ?? String(value)
}
