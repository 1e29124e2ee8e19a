import { compile } from '@shouya/forms/compile'
import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isList, isObject, type Json, type JsonPath } from '@shouya/forms/json'
import { isSensitive } from '@shouya/forms/sensitivePaths'

export type Placed = { field: CompiledField; value: Json; path: JsonPath; sensitive: boolean }

/** Every value of the data with its field, including each row of batches, in the order of the document. */
export const eachValue = (document: FormDocument, values: Values): Placed[] =>
  inScope(compile(document).top, values, [], false)

function inScope(scope: Scope, values: Values, path: JsonPath, around: boolean): Placed[] {
  return [...scope.byModel].flatMap(([model, field]) => {
    const value = Object.hasOwn(values, model) ? values[model] : undefined
    if (value === undefined || value === null) return []
    const valuePath = [...path, model]
    const sensitive = around || isSensitive(field.field)
    const { rows } = field
    const below =
      rows && isList(value)
        ? value.flatMap((row, at) => (isObject(row) ? inScope(rows, row, [...valuePath, at], sensitive) : []))
        : []
    return [{ field, value, path: valuePath, sensitive }, ...below]
  })
}
