import { currentValue, type ScopeState } from '@shouya/forms/formState'
import { isList, isObject, type Json } from '@shouya/forms/json'

/** The values with the rows as they are now, hidden ones included: what a form goes on from. */
export function valuesOf(state: ScopeState): Record<string, Json | undefined> {
  const values = { ...state.values }
  for (const field of state.scope.fields) {
    const given = currentValue(state, field.model)
    const rows = state.rows.get(field.id)
    if (rows && isList(given)) values[field.model] = given.map((row, index) => rowOf(row, rows[index]))
  }
  return values
}

const rowOf = (row: Json, state: ScopeState | undefined): Json =>
  state && isObject(row) ? (valuesOf(state) as Json) : row
