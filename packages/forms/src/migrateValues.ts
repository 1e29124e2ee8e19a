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

/** What did not come over whole. `path` leads to it in the old values, `value` is what stood there. */
export interface Loss {
  /** The field is gone · the new field cannot hold all of it · it came over, but the new form refuses it. */
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
 * Values of one version of a form as values of another. A field is the same when its key is, else when its model is;
 * rows go column by column. New fields begin with their default, computed ones are reckoned when the values are judged.
 */
export function migrateValues(from: FormDocument, to: FormDocument, values: Values, sources: Sources = {}): Migration {
  const losses: Loss[] = []
  const old = compile(from)
  const next = compile(to)

  function scope(was: Scope, is: Scope, given: Values, path: JsonPath): Record<string, Json> {
    const pairs = pair(was, is)
    const result: Record<string, Json> = {}
    for (const [model, field] of is.byModel) {
      const source = pairs.get(field)
      if (!source) result[model] = defaultValue(field.field)
      // What was hidden and left out stays left out.
      else if (Object.hasOwn(given, source.model))
        result[model] = moved(source, field, given[source.model] ?? null, [...path, source.model])
    }
    const taken = new Set(pairs.values())
    for (const [model, field] of was.byModel)
      if (!taken.has(field)) lose('loss.removed', field, given[model] ?? null, [...path, model])
    return result
  }
  function moved(source: CompiledField, field: CompiledField, value: Json, path: JsonPath): Json {
    if (source.rows && field.rows && isList(value)) return rows(source.rows, field.rows, value, path)
    const { value: converted, lost } = convertValue(source, field, value)
    if (lost) lose('loss.converted', source, value, path)
    else if (isRefused(field, converted, sources)) lose('loss.refused', source, value, path)
    return converted
  }
  function rows(was: Scope, is: Scope, value: readonly Json[], path: JsonPath): Json {
    return value.filter(isObject).map((row, index) => ({
      ...scope(was, is, row, [...path, index]),
      ...(row.key !== undefined && { key: row.key }),
    }))
  }
  function lose(code: Loss['code'], { field, kind, model }: CompiledField, value: Json, path: JsonPath) {
    if (isEmptyValue(field, kind ?? 'any', value)) return
    losses.push({ code, params: { label: labelOf(field) || model }, path, value })
  }

  return { values: scope(old.top, next.top, values, []), losses }
}

/** Which old field each new one was; none twice. Keys first: a model may have been given to another field. */
function pair(was: Scope, is: Scope): Map<CompiledField, CompiledField> {
  const fresh = [...is.byModel.values()]
  const byKey = new Map([...was.byModel.values()].map((field) => [field.id, field]))
  const pairs = new Map<CompiledField, CompiledField>()
  for (const field of fresh) {
    const old = byKey.get(field.id)
    if (old) pairs.set(field, old)
  }
  const taken = new Set(pairs.values())
  for (const field of fresh) {
    const old = was.byModel.get(field.model)
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
