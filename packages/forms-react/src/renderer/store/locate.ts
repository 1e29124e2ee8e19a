import type { JsonPath } from '@shouya/forms/json'
import type { FormStore } from './formStore.ts'
import type { ScopeNode } from './nodes.ts'

/** A field in a scope. */
export interface Place {
  readonly scope: ScopeNode
  readonly id: string
}

/** The field that a path in the values refers to; a path into a field's value (`['proof', 0]`) refers to the field. */
export function locate(store: FormStore, path: JsonPath): Place | undefined {
  let scope = store.top
  let place: Place | undefined
  for (const step of path) {
    if (typeof step === 'number') {
      const row = place && scope.rows.get(place.id)?.[step]
      if (!row) return place
      scope = row
    } else {
      const field = scope.state.scope.byModel.get(step)
      if (!field) return place
      place = { scope, id: field.id }
    }
  }
  return place
}
