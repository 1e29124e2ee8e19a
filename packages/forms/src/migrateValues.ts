import { checkValue } from './checks/checkValue.ts'
import { compile } from './compile.ts'
import type { CompiledField, Scope } from './compiledForm.ts'
import { defaultValue } from './defaultValue.ts'
import type { FormDocument, Values } from './document.ts'
import { isEmptyValue } from './emptiness.ts'
import { givenOptions } from './evaluateField.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { labelOf } from './readOptions.ts'
import type { Sources } from './sources.ts'
import type { TextKey } from './texts.ts'
import { convertValue } from './versions/convertValue.ts'

/** A value that was not carried over completely. `path` leads to it in the old values, `value` is the old value. */
export interface Loss {
  /** The field was removed · the new field cannot hold all of the value · carried over, but the new form refuses it. */
  readonly code: Extract<TextKey, 'loss.removed' | 'loss.converted' | 'loss.refused'>
  readonly params: { readonly label: string }
  readonly path: JsonPath
  readonly value: Json
}

export interface Migration {
  readonly values: Values
  readonly losses: readonly Loss[]
}

/**
 * Converts values of one version of a form to another. Fields match by key, else by model; rows are converted column by
 * column. New fields get their default; computed ones are evaluated when the values are judged.
 */
export function migrateValues(from: FormDocument, to: FormDocument, values: Values, sources: Sources = {}): Migration {
  const losses: Loss[] = []
  const previous = compile(from)
  const next = compile(to)

  function scope(oldScope: Scope, newScope: Scope, values: Values, path: JsonPath): Record<string, Json> {
    const pairs = pair(oldScope, newScope)
    const result: Record<string, Json> = {}
    for (const [model, field] of newScope.byModel) {
      const source = pairs.get(field)
      if (!source) result[model] = defaultValue(field.field)
      // Values that were hidden and left out stay left out.
      else if (Object.hasOwn(values, source.model))
        result[model] = moved(source, field, values[source.model] ?? null, [...path, source.model])
    }
    const taken = new Set(pairs.values())
    for (const [model, field] of oldScope.byModel)
      if (!taken.has(field)) lose('loss.removed', field, values[model] ?? null, [...path, model])
    return result
  }
  function moved(source: CompiledField, field: CompiledField, value: Json, path: JsonPath): Json {
    if (source.rows && field.rows && isList(value)) return rows(source.rows, field.rows, value, path)
    const { value: converted, lost } = convertValue(source, field, value)
    if (lost) lose('loss.converted', source, value, path)
    else if (isRefused(field, converted, sources)) lose('loss.refused', source, value, path)
    return converted
  }
  function rows(oldScope: Scope, newScope: Scope, value: readonly Json[], path: JsonPath): Json {
    return value.filter(isObject).map((row, index) => ({
      ...scope(oldScope, newScope, row, [...path, index]),
      ...(row.key !== undefined && { key: row.key }),
    }))
  }
  function lose(code: Loss['code'], { field, kind, model }: CompiledField, value: Json, path: JsonPath) {
    if (isEmptyValue(field, kind ?? 'any', value)) return
    losses.push({ code, params: { label: labelOf(field) || model }, path, value })
  }

  return { values: scope(previous.top, next.top, values, []), losses }
}

/** New field → old field, each at most once. Keys first: a model may have been given to another field. */
function pair(oldScope: Scope, newScope: Scope): Map<CompiledField, CompiledField> {
  const newFields = [...newScope.byModel.values()]
  const byKey = new Map([...oldScope.byModel.values()].map((field) => [field.id, field]))
  const pairs = new Map<CompiledField, CompiledField>()
  for (const field of newFields) {
    const old = byKey.get(field.id)
    if (old) pairs.set(field, old)
  }
  const taken = new Set(pairs.values())
  for (const field of newFields) {
    const old = oldScope.byModel.get(field.model)
    if (pairs.has(field) || !old || taken.has(old)) continue
    pairs.set(field, old)
    taken.add(old)
  }
  return pairs
}

function isRefused(field: CompiledField, value: Json, sources: Sources): boolean {
  const { kind } = field
  if (!kind || isEmptyValue(field.field, kind, value)) return false
  return checkValue(field.field, kind, value, givenOptions(field, sources)).length > 0
}
