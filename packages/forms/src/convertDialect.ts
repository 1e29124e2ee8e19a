import { withKeys } from './commands/withKeys.ts'
import { allBreakpoints } from './defaultConfig.ts'
import type { Field, FormConfig, FormDocument } from './document.ts'
import { fieldTypeOf } from './fieldTypes.ts'
import { updateAt, withKey } from './json/updateAt.ts'
import { isList, isObject, type JsonObject } from './json.ts'
import { addonsOf, labelOf } from './readOptions.ts'
import { readTable } from './readTable.ts'
import { slotsOf } from './structure/slots.ts'
import { emitTable } from './table/emitTable.ts'

/**
 * Converts a document of any dialect for k-form-design 3.7 (dialect B) or 3.8 (C): columns, addons, labels and merged
 * cells in its notation (forms.md 1.1). Our own extensions (logic, sensitive, operation) and unknown keys are kept.
 */
export function convertDialect(document: FormDocument, to: 'B' | 'C'): FormDocument {
  const keyed = withKeys(document)
  return { ...keyed, list: keyed.list.map((field) => convert(field, to)), config: config(keyed.config, to) }
}

function config(original: FormConfig, to: 'B' | 'C'): FormConfig {
  const { labelWidth = 100, labelLayout = 'flex', ...rest } = original
  const columns = (value: unknown, fallback: number): JsonObject => {
    if (typeof value === 'number') return allBreakpoints(value)
    if (!isObject(value)) return allBreakpoints(fallback)
    return typeof value.span === 'number' ? allBreakpoints(value.span) : value
  }
  const both = { ...rest, labelCol: columns(original.labelCol, 4), wrapperCol: columns(original.wrapperCol, 18) }
  return to === 'C' ? { ...both, labelWidth, labelLayout } : both
}

function convert(field: Field, to: 'B' | 'C'): Field {
  const type = fieldTypeOf(field.type)
  if (!type) return field
  const named =
    field.label === undefined ? { ...withKey<Field>(field, 'name', undefined), label: labelOf(field) } : field
  const table =
    named.type === 'table'
      ? emitTable(named, { ...readTable(named), notation: to === 'C' ? 'placeholder' : 'removed' })
      : named
  const converted = to === 'C' ? toC(table, type.valued) : toB(table)
  return slotsOf(converted).reduce<Field>(
    (result, { path, list }) =>
      list.length === 0 ? result : (updateAt(result, path, () => list.map((child) => convert(child, to))) as Field),
    converted,
  )
}

/** Types that show no label of their own in 3.8. */
const LABELLESS = new Set(['batch', 'editor', 'button', 'alert'])

/** Types that 3.8 renders without a form item around them. */
const BARE = new Set(['text', 'html', 'divider', 'card', 'tabs', 'grid', 'table'])

function toC(field: Field, isValued: boolean): Field {
  const options = renamed(isObject(field.options) ? field.options : {})
  const { before, after } = addonsOf(field)
  const { prefix: _before, suffix: _after, ...rest } = options
  const addons = field.type === 'input' ? { ...rest, addonBefore: before, addonAfter: after } : options
  const labelled = isValued || LABELLESS.has(field.type) ? { showLabel: !LABELLESS.has(field.type), ...addons } : addons
  const bare = BARE.has(field.type) ? { noFormItem: true, ...labelled } : labelled
  const { prefix: _prefix, suffix: _suffix, ...plain } = field
  return { ...plain, options: bare }
}

function toB(field: Field): Field {
  if (!isObject(field.options)) return field
  const { addonBefore: _before, addonAfter: _after, noFormItem: _bare, showLabel, ...rest } = renamed(field.options)
  const { before, after } = addonsOf(field)
  const addons = { ...(before !== '' && { prefix: before }), ...(after !== '' && { suffix: after }) }
  // Keeps the mark of a label that 3.8 hides, or the label would come back; 3.7 ignores the mark.
  const label = LABELLESS.has(field.type) || showLabel === false ? { showLabel: showLabel ?? false } : {}
  return {
    ...field,
    options: { ...rest, ...(field.type === 'button' || field.type === 'alert' ? {} : label), ...addons },
  }
}

/** Version 3.6 and older used `filterable`. */
function renamed({ filterable, ...options }: JsonObject): JsonObject {
  return filterable === undefined || isList(filterable)
    ? options
    : { ...options, showSearch: options.showSearch ?? filterable }
}
