import { compile } from './compile.ts'
import type { Scope } from './compiledForm.ts'
import type { Field, FormDocument, Values } from './document.ts'
import { isList, isObject, type JsonPath, own } from './json.ts'

/** Whether values are personal data (`options.sensitive`): stored separately, masked in lists (design section 6). */
export const isSensitive = (field: Field): boolean =>
  isObject(field.options) && own(field.options, 'sensitive') === true

/** Paths of sensitive data in the values, one per row: the server removes these and stores them encrypted. */
export const sensitivePaths = (document: FormDocument, values: Values): readonly JsonPath[] =>
  inScope(compile(document).top, values, [])

function inScope(scope: Scope, values: Values, path: JsonPath): JsonPath[] {
  return [...scope.byModel].flatMap(([model, field]) => {
    if (!Object.hasOwn(values, model)) return []
    const fieldPath = [...path, model]
    if (isSensitive(field.field)) return [fieldPath]
    const rows = values[model]
    const inner = field.rows
    if (!inner || !isList(rows)) return []
    return rows.flatMap((row, index) => (isObject(row) ? inScope(inner, row, [...fieldPath, index]) : []))
  })
}
