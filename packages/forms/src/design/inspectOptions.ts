import { checkValue } from '../checks/checkValue.ts'
import { dateFormat } from '../dateFormat.ts'
import { defaultValue } from '../defaultValue.ts'
import type { Field, OptionItem } from '../document.ts'
import { isEmptyValue } from '../emptiness.ts'
import { fieldTypeOf } from '../fieldTypes.ts'
import type { Host } from '../host.ts'
import { isList, isObject, type Json, own } from '../json.ts'
import { error, type Problem, warning } from '../problem.ts'
import { readOption } from '../readOptions.ts'
import { valueKindOf } from '../valueKind.ts'

/** Checks the options of a field: type, limits, contradictions. Paths are relative to the field. */
export function inspectOptions(field: Field, { values = {} }: Host = {}): Problem[] {
  const type = fieldTypeOf(field.type)
  if (!type || !isObject(field.options)) return []
  const kinds = Object.entries(type.options).flatMap(([name, spec]) => {
    const value = own(field.options ?? {}, name)
    // The original's panel leaves '' when a number is cleared, and stores null for "not set".
    if (value === undefined || value === null || value === '' || spec.accepts(value)) return []
    const path = ['options', name]
    // Options that we cannot read may still mean something to their author, so no fix drops them.
    const fix = spec.kind === 'items' ? undefined : [{ edit: 'set' as const, path, value: spec.absent ?? null }]
    return [warning('design.optionKind', path, { name }, fix)]
  })
  return [...kinds, ...limits(field), ...items(field), ...defaults(field, values)]
}

const numberAt = (field: Field, name: string): number | undefined => {
  const value = readOption(field, name)
  return typeof value === 'number' ? value : undefined
}

/** Spec 001 sections 5 and 9. */
function limits(field: Field): Problem[] {
  const problems: Problem[] = []
  const least = (name: string, min: number) => {
    const value = numberAt(field, name)
    const path = ['options', name]
    if (value !== undefined && value < min)
      problems.push(error('design.least', path, { name, min }, [{ edit: 'set', path, value: min }]))
  }
  const pair = (low: string, high: string) => {
    const [a, b] = [numberAt(field, low), numberAt(field, high)]
    if (a !== undefined && b !== undefined && a > b)
      problems.push(error('design.order', ['options', low], { low, high }))
  }
  if (field.type === 'uploadFile' || field.type === 'uploadImg') least('limit', 1)
  if (field.type === 'rate') least('max', 1)
  if (field.type === 'batch') for (const name of ['scrollY', 'minLimit']) least(name, 0)
  pair('min', 'max')
  pair('minRows', 'maxRows')
  return [...problems, ...numbers(field), ...formats(field)]
}

function numbers(field: Field): Problem[] {
  const problems: Problem[] = []
  const precision = numberAt(field, 'precision')
  const step = numberAt(field, 'step')
  if (
    field.type === 'number' &&
    precision !== undefined &&
    !(Number.isInteger(precision) && precision >= 0 && precision <= 50)
  )
    problems.push(
      warning('design.precision', ['options', 'precision'], {}, [
        { edit: 'set', path: ['options', 'precision'], value: null },
      ]),
    )
  if (step !== undefined && step <= 0)
    problems.push(error('design.step', ['options', 'step'], {}, [{ edit: 'set', path: ['options', 'step'], value: 1 }]))
  return problems
}

function formats(field: Field): Problem[] {
  if (field.type !== 'date' && field.type !== 'time') return []
  const format = String(readOption(field, 'format'))
  return dateFormat(format) ? [] : [warning('design.format', ['options', 'format'], { format })]
}

/** Values must be unique per level of options, or the chosen one would be ambiguous. */
function items(field: Field): Problem[] {
  const options = readOption(field, 'options')
  if (!isList(options) || readOption(field, 'dynamic') === true) return []
  const problems: Problem[] = []
  function level(list: readonly OptionItem[], path: Problem['path']) {
    const seen = new Set<Json>()
    for (const [index, { value, children }] of list.entries()) {
      if (seen.has(value)) problems.push(error('design.optionTwice', [...path, index, 'value'], { value }))
      seen.add(value)
      if (children) level(children, [...path, index, 'children'])
    }
  }
  level(options as readonly OptionItem[], ['options', 'options'])
  return problems
}

/** Defaults that the field itself would refuse. */
function defaults(field: Field, values: NonNullable<Host['values']>): Problem[] {
  const kind = valueKindOf(field)
  if (!kind || kind === 'rows' || kind === 'any') return []
  const value = defaultValue(field)
  const source = readOption(field, 'dynamic') === true ? String(readOption(field, 'dynamicKey') ?? '') : undefined
  const sourceValues = source !== undefined && Object.hasOwn(values, source) ? values[source] : undefined
  const options =
    source === undefined ? readOption(field, 'options') : sourceValues?.map((value) => ({ value, label: '' }))
  const items = isList(options) ? (options as readonly OptionItem[]) : undefined
  const issues = isEmptyValue(field, kind, value) ? [] : checkValue(field, kind, value, items)
  if (issues.length === 0) return []
  const unlisted = issues.find(({ code }) => code === 'issue.notAnOption')
  if (unlisted)
    return [error('design.defaultStranger', ['options', 'defaultValue'], { value: String(unlisted.params?.value) })]
  // A new number starts with 0, whatever limits are set later.
  if (kind === 'number' && value === 0) return []
  return [warning('design.default', ['options', kind === 'dates' ? 'rangeDefaultValue' : 'defaultValue'])]
}
