import type { CompiledField } from './compiledForm.ts'
import type { HiddenPolicy, Values } from './document.ts'
import { tidyEmpty } from './emptiness.ts'
import { currentValue, type FormState, type ScopeState } from './formState.ts'
import { isList, isObject, type Json } from './json.ts'

/**
 * The data of a form in document order: entered and computed values, the empty value for fields without one, hidden
 * fields by the form's policy. Rows keep their `key`.
 */
export const collectValues = ({ top }: FormState): Values => collect(top, top.scope.policy)

function collect(state: ScopeState, policy: HiddenPolicy): Record<string, Json> {
  const values: Record<string, Json> = {}
  for (const [model, field] of state.scope.byModel) {
    const hidden = state.fields.get(field.id)?.visible === false
    if (hidden && policy === 'omit') continue
    const value = hidden && policy === 'clear' ? null : current(field, state, policy)
    values[model] = field.kind ? tidyEmpty(field.field, field.kind, value) : value
  }
  return values
}

function current(field: CompiledField, state: ScopeState, policy: HiddenPolicy): Json {
  const value = currentValue(state, field.model)
  const rows = state.rows.get(field.id)
  if (!rows || !isList(value)) return value
  return value.map((row, index) => {
    const inner = rows[index]
    if (!inner || !isObject(row)) return row
    return {
      ...collect(inner, policy),
      ...(row.key !== undefined && !inner.scope.byModel.has('key') && { key: row.key }),
    }
  })
}
