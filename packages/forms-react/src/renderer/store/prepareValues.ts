import type { Scope } from '@shouya/forms/compiledForm'
import type { Values } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'

let made = 0

/** A key for a new row, unique over browsers too: a draft may go on elsewhere. */
export const newRowKey = (): string =>
  `${Date.now().toString(36)}${(made++).toString(36)}${Math.random().toString(36).slice(2, 6)}`

/**
 * The values that a form knows, each row with a key of its own. Data of an earlier version may hold others, which the
 * result would not have either; rows of other programs have no keys.
 */
export function prepareValues(scope: Scope, values: Values): Record<string, Json | undefined> {
  const known: Record<string, Json | undefined> = {}
  for (const [model, field] of scope.byModel) {
    if (!Object.hasOwn(values, model)) continue
    const value = values[model]
    const inner = field.rows
    known[model] = inner && isList(value) ? value.filter(isObject).map((row) => prepareRow(inner, row)) : value
  }
  return known
}

export const prepareRow = (scope: Scope, row: Values): Record<string, Json> => ({
  ...(prepareValues(scope, row) as Record<string, Json>),
  key: typeof row.key === 'string' || typeof row.key === 'number' ? row.key : newRowKey(),
})
