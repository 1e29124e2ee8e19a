import type { ScopeState } from '@shouya/forms/formState'
import type { Json } from '@shouya/forms/json'

/** The values of a scope with those of its rows: the list in a batch's own value is outdated after a change. */
export function valuesOf(state: ScopeState): Record<string, Json | undefined> {
  const values = { ...state.values }
  for (const field of state.scope.fields) {
    const rows = state.rows.get(field.id)
    if (rows) values[field.model] = rows.map((row) => valuesOf(row) as Record<string, Json>)
  }
  return values
}
