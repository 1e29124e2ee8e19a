import type { CompiledField, CompiledForm, Scope } from '@shouya/forms/compiledForm'
import { evaluateField } from '@shouya/forms/evaluateField'
import { affectedBy } from '@shouya/forms/evaluateForm'
import { type ScopeState, statesOf } from '@shouya/forms/formState'
import type { Sources } from '@shouya/forms/sources'

/** A field in one place. */
export type Spot = readonly [field: CompiledField, state: ScopeState]

/**
 * Asks again what depends on a value that was just set, and only that: the fields downstream of it, of the same row
 * where the way leads through the row. Returns every place that was asked, the start first.
 */
export function propagate(form: CompiledForm, start: Spot, top: ScopeState, sources: Sources): readonly Spot[] {
  const [field, state] = start
  const affected = affectedBy(form, field.id)
  const spots: Spot[] = [start]
  const changed = new Map<CompiledField, Set<ScopeState>>([[field, new Set([state])]])
  for (const next of affected) {
    for (const at of next === field ? [state] : placesOf(next, form, changed, top)) {
      const differs = evaluateField(next, at, sources, form.policy === 'keep')
      if (next !== field) spots.push([next, at])
      if (differs) changed.set(next, (changed.get(next) ?? new Set()).add(at))
    }
  }
  return spots
}

/** Where a field has to be asked: beside, around or below the places where something that it reads has changed. */
function placesOf(
  field: CompiledField,
  form: CompiledForm,
  changed: ReadonlyMap<CompiledField, ReadonlySet<ScopeState>>,
  top: ScopeState,
): Iterable<ScopeState> {
  const places = new Set<ScopeState>()
  for (const [source, states] of changed) {
    if (!form.dependents.get(source.id)?.includes(field)) continue
    for (const state of states) {
      const around = enclosing(state, field.scope)
      if (around) places.add(around)
      else for (const each of statesOf(top, field.scope)) places.add(each)
    }
  }
  return places
}

function enclosing(state: ScopeState, scope: Scope): ScopeState | undefined {
  for (let each: ScopeState | undefined = state; each; each = each.outer) if (each.scope === scope) return each
  return undefined
}
