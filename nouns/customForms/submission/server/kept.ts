import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { Permission, Values } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import { maskOf } from './mask.ts'

type Allowed = (permission: Permission) => boolean

/**
 * What a correction leaves as it was: a sensitive value that comes back as it was shown, masked, and what somebody without
 * the field's right does not send at all. Rows are known by their key.
 */
export function withKept(scope: Scope, given: Values, stored: Values, allowed: Allowed): Values {
  const result: Record<string, Json | undefined> = { ...given }
  for (const [model, field] of scope.byModel) {
    const was = Object.hasOwn(stored, model) ? stored[model] : undefined
    if (was === undefined) continue
    const value = Object.hasOwn(given, model) ? given[model] : undefined
    if (isKept(field, value, was, allowed)) result[model] = was
    else if (field.rows && isList(value) && isList(was)) result[model] = rowsKept(field.rows, value, was, allowed)
  }
  return result
}

function isKept(field: CompiledField, value: Json | undefined, was: Json, allowed: Allowed): boolean {
  if (value === undefined) return field.permission !== undefined && !allowed(field.permission)
  return isSensitive(field.field) && value === maskOf(was)
}

const rowsKept = (scope: Scope, rows: readonly Json[], was: readonly Json[], allowed: Allowed): Json[] =>
  rows.map((row, at) => {
    if (!isObject(row)) return row
    const same = was.find((each) => isObject(each) && each.key !== undefined && each.key === row.key) ?? was[at]
    return isObject(same) ? (withKept(scope, row, same, allowed) as Json) : row
  })
