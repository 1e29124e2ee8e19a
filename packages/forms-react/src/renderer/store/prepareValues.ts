import type { Scope } from '@shouya/forms/compiledForm'
import type { Values } from '@shouya/forms/document'
import { tidyEmpty } from '@shouya/forms/emptiness'
import { isList, isObject, type Json } from '@shouya/forms/json'

let made = 0

/** A key for a new row, unique over browsers too: a draft may go on elsewhere. */
export const newRowKey = (): string =>
  `${Date.now().toString(36)}${(made++).toString(36)}${Math.random().toString(36).slice(2, 6)}`

/**
 * The values that a form knows, with the empty value of its field where there is none, each row with a key of its own: as
 * they will be sent, so that the page judges what the server will. Data of an earlier version may hold others; rows of
 * other programs have no keys.
 */
export function prepareValues(scope: Scope, values: Values): Record<string, Json> {
  const known: Record<string, Json> = {}
  for (const [model, { field, kind, rows }] of scope.byModel) {
    const value = (Object.hasOwn(values, model) ? values[model] : undefined) ?? null
    if (rows && isList(value)) known[model] = value.filter(isObject).map((row) => prepareRow(rows, row))
    else known[model] = kind ? tidyEmpty(field, kind, value) : value
  }
  return known
}

export const prepareRow = (scope: Scope, row: Values): Record<string, Json> => ({
  ...prepareValues(scope, row),
  key: typeof row.key === 'string' || typeof row.key === 'number' ? row.key : newRowKey(),
})
