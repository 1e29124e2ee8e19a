import type { CompiledField, Scope } from './compiledForm.ts'
import { evaluateField } from './evaluateField.ts'
import { affectedBy } from './evaluateForm.ts'
import { type FormState, openRows, type ScopeState, statesOf } from './formState.ts'
import type { Json } from './json.ts'
import { readsOf } from './logic/reads.ts'
import { expressionsOf, LOGIC_PARTS } from './logic/readsOfField.ts'
import type { Memory } from './logic/remember.ts'
import type { Sources } from './sources.ts'

/** A field in one scope: in the form, or in one row. */
export interface Touched {
  readonly field: CompiledField
  readonly state: ScopeState
}

/**
 * Sets one value, as a key stroke does, and re-evaluates only what depends on it: the field itself, then its readers,
 * as long as something changes. Returns the places to render and validate again: the changed one first, those whose
 * checks compare with it last. Setting a batch as a whole opens its rows again. Fields with the same model change
 * together.
 */
export function changeValue(
  form: FormState,
  { field, state }: Touched,
  value: Json,
  sources: Sources,
): readonly Touched[] {
  state.values[field.model] = value
  const sameModel = state.scope.sharing.get(field.model)?.filter((other) => other !== field) ?? []
  const fields = [field, ...sameModel]
  for (const changedField of fields) if (changedField.rows) openRows(state, changedField)
  return follow(
    form,
    fields.map((each) => ({ field: each, state })),
    sources,
  )
}

/**
 * Re-evaluates some fields after their sources changed, then their readers, as long as something changes. Returns the
 * places to render and validate again, the given ones included.
 */
export function follow(form: FormState, starts: readonly Touched[], sources: Sources): readonly Touched[] {
  const pending = new Map<CompiledField, Set<ScopeState>>()
  for (const { field, state } of starts) pending.set(field, (pending.get(field) ?? new Set()).add(state))
  const dirty = new Map([...pending].map(([field, states]) => [field, new Set(states)]))
  const touched: Touched[] = []
  // A field can stand twice in the order: it is evaluated again if it was read too early the first time.
  for (const field of affectedBy(form.form, [...pending.keys()])) {
    const memory: Memory<Json> = new Map()
    for (const state of dirty.get(field) ?? []) {
      if (!evaluateField(field, state, sources, memory) && !pending.get(field)?.has(state)) continue
      touched.push({ field, state })
      for (const reader of form.form.dependents.get(field.id) ?? []) mark(dirty, reader, state, form.top)
    }
  }
  return [...touched, ...checkedAgainst(form, touched)]
}

/** Places that look the same but whose validity may have changed, because their checks read a touched value. */
function checkedAgainst({ form, top }: FormState, touched: readonly Touched[]): readonly Touched[] {
  const checkers = new Map<CompiledField, Set<ScopeState>>()
  for (const { field, state } of touched)
    for (const reader of form.dependents.get(field.id) ?? [])
      if (reader.logic.checks !== undefined) mark(checkers, reader, state, top)
  if (checkers.size === 0) return []
  for (const { field, state } of touched) checkers.get(field)?.delete(state)
  return [...checkers].flatMap(([field, states]) => [...states].map((state) => ({ field, state })))
}

function mark(
  marked: Map<CompiledField, Set<ScopeState>>,
  reader: CompiledField,
  place: ScopeState,
  top: ScopeState,
): void {
  const places = marked.get(reader) ?? new Set()
  for (const state of placesOf(reader, place, top)) places.add(state)
  marked.set(reader, places)
}

/** The places where a reader sees a change in `place`: in the same row, in an enclosing scope, or in every row. */
function placesOf(reader: CompiledField, place: ScopeState, top: ScopeState): readonly ScopeState[] {
  const around = stateAround(place, reader.scope)
  return around && !readsColumns(reader) ? [around] : statesOf(top, reader.scope)
}

function stateAround(place: ScopeState, scope: Scope): ScopeState | undefined {
  for (let each: ScopeState | undefined = place; each; each = each.outer) if (each.scope === scope) return each
  return undefined
}

/** A row that aggregates its own batch depends on all other rows of it. */
const readsColumns = ({ logic, scope }: CompiledField): boolean =>
  scope.batch !== undefined &&
  LOGIC_PARTS.some((part) => expressionsOf(logic, part).some((expression) => readsOf(expression).columns.length > 0))
