import { compile } from './compile.ts'
import type { Scope } from './compiledForm.ts'
import type { Field, FormDocument, Values } from './document.ts'
import { isList, isObject, type JsonPath, own } from './json.ts'

/** Whether the field's values are personal data (`options.sensitive`): kept apart, masked in lists (design section 6). */
export const isSensitive = (field: Field): boolean =>
  isObject(field.options) && own(field.options, 'sensitive') === true

/** Where in the values sensitive data stand: what a server takes out and keeps encrypted. Rows are named one by one. */
export const sensitivePaths = (document: FormDocument, values: Values): readonly JsonPath[] =>
  inScope(compile(document).top, values, [])

function inScope(scope: Scope, values: Values, path: JsonPath): JsonPath[] {
  return [...scope.byModel].flatMap(([model, field]) => {
    if (!Object.hasOwn(values, model)) return []
    const here = [...path, model]
    if (isSensitive(field.field)) return [here]
    const rows = values[model]
    const inner = field.rows
    if (!inner || !isList(rows)) return []
    return rows.flatMap((row, index) => (isObject(row) ? inScope(inner, row, [...here, index]) : []))
  })
}
