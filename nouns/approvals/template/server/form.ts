import type { Field, FormDocument, Logic, ValidationRule } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type { JsonObject } from '@shouya/forms/json'
import type { FunctionName } from '@shouya/forms/logicFunctions'

type More = {
  optional?: true
  rules?: readonly ValidationRule[]
  logic?: Logic
  help?: string
  list?: readonly Field[]
}

/** A field, required by default. */
export function field(
  type: string,
  label: string,
  model: string,
  options: JsonObject = {},
  { optional, rules = [], ...rest }: More = {},
): Field {
  const required = { required: optional === undefined, message: '必填项' }
  return { type, label, model, options, rules: [required, ...rules], ...rest }
}

/** Rows of columns, at least one. */
export const rows = (label: string, model: string, list: readonly Field[]): Field => ({
  type: 'batch',
  label,
  model,
  options: { showLabel: false, hideSequence: false, minLimit: 1 },
  list,
})

/** Choices by number from 1, in the order of their labels. */
export const choices = (...labels: readonly string[]): JsonObject => ({
  options: labels.map((label, index) => ({ value: String(index + 1), label })),
})

export const from = (source: string, more: JsonObject = {}): JsonObject => ({
  dynamic: true,
  dynamicKey: source,
  showSearch: true,
  ...more,
})

export const files = (limit: number): JsonObject => ({
  limit,
  action: '/api/Common/UploadFileServer',
  data: '{"folder":"daily"}',
})

export const moment = { showTime: true, format: 'YYYY-MM-DD HH:mm' } as const
export const period = { range: true, ...moment } as const

/** A rule for the length of a text, with its message. */
export const words = (least: number, most: number): ValidationRule => ({
  pattern: `^[\\s\\S]{${least},${most}}$`,
  message: `请输入${least}-${most}字`,
})

/** Several lines of text of a length. */
export const essay = (label: string, model: string, least: number, most: number): Field =>
  field('textarea', label, model, { minRows: 3, maxRows: 6, maxLength: most }, { rules: [words(least, most)] })

/** A condition with its message; a warning does not prevent submitting. */
export const check = (expect: Expression, message: string, level?: 'warning'): Pick<Logic, 'checks'> => ({
  checks: [{ expect, message, ...(level && { level }) }],
})

export const value = (model: string): Expression => ({ op: 'field', model })
export const literal = (of: string | number | boolean | readonly string[]): Expression => ({ op: 'literal', value: of })
export const call = (op: FunctionName, ...args: readonly Expression[]): Expression => ({ op, args })
export const isOneOf = (model: string, ...values: readonly string[]): Expression =>
  call('in', value(model), literal(values))

const layout = { xs: 4, sm: 4, md: 4, lg: 4, xl: 4, xxl: 4 }
const wide = { xs: 18, sm: 18, md: 18, lg: 18, xl: 18, xxl: 18 }

/** A document of these fields; `number` makes its keys different from those of other forms. */
export function formOf(number: number, list: readonly Field[]): FormDocument {
  let next = 1_767_000_000_000 + number * 100
  const keyed = (fields: readonly Field[]): Field[] =>
    fields.map((one) => {
      const key = `${one.type}_${++next}`
      return { ...one, key, ...(one.list && { list: keyed(one.list) }) }
    })
  return {
    list: keyed(list),
    config: { layout: 'horizontal', labelCol: layout, wrapperCol: wide, hideRequiredMark: false, customStyle: '' },
  } as FormDocument
}
