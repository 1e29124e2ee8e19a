import type { Scope } from '@shouya/forms/compiledForm'
import type { Values } from '@shouya/forms/document'
import { tidyEmpty } from '@shouya/forms/emptiness'
import { isList, isObject, type Json } from '@shouya/forms/json'

let counter = 0

/** A key for a new row, unique across browsers, since a draft may be continued in another one. */
export const newRowKey = (): string =>
  `${Date.now().toString(36)}${(counter++).toString(36)}${Math.random().toString(36).slice(2, 6)}`

/**
 * The values of the form's fields as they would be submitted, so that the page judges the same data as the server:
 * missing values are the empty value of their field, rows without a key get one. Values of unknown models, which data
 * of an earlier version may hold, are removed.
 */
export function prepareValues(scope: Scope, values: Values): Record<string, Json> {
  const prepared: Record<string, Json> = {}
  for (const [model, { field, kind, rows }] of scope.byModel) {
    const value = (Object.hasOwn(values, model) ? values[model] : undefined) ?? null
    if (rows && isList(value)) prepared[model] = value.filter(isObject).map((row) => prepareRow(rows, row))
    else prepared[model] = kind ? tidyEmpty(field, kind, value) : value
  }
  return prepared
}

export const prepareRow = (scope: Scope, row: Values): Record<string, Json> => ({
  ...prepareValues(scope, row),
  key: typeof row.key === 'string' || typeof row.key === 'number' ? row.key : newRowKey(),
})
