import type { CompiledField, Scope } from './compiledForm.ts'
import { evaluateField } from './evaluateField.ts'
import { affectedBy } from './evaluateForm.ts'
import { type FormState, openRows, type ScopeState, statesOf } from './formState.ts'
import type { Json } from './json.ts'
import { readsOf } from './logic/reads.ts'
import { expressionsOf, LOGIC_PARTS } from './logic/readsOfField.ts'
import type { Memory } from './logic/remember.ts'
import type { Sources } from './sources.ts'

/** A field in one of its places: in the form, or in one row. */
export interface Touched {
  readonly field: CompiledField
  readonly state: ScopeState
}

/**
 * Sets one value, as a key stroke does, and asks again only what follows from it: the field itself, then who reads it, as
 * far as something changes. Answers the places to show and to validate anew, the changed one first, those whose checks
 * compare with it last. A batch that is set as a whole opens its rows anew. Fields with the same model change together.
 */
export function changeValue(
  form: FormState,
  { field, state }: Touched,
  value: Json,
  sources: Sources,
): readonly Touched[] {
  state.values[field.model] = value
  const others = state.scope.sharing.get(field.model)?.filter((each) => each !== field) ?? []
  const fields = [field, ...others]
  for (const each of fields) if (each.rows) openRows(state, each)
  return follow(
    form,
    fields.map((each) => ({ field: each, state })),
    sources,
  )
}

/**
 * Asks some fields again, after what the sources say of them changed, then who reads them, as far as something changes.
 * Answers the places to show and to validate anew, those given among them.
 */
export function follow(form: FormState, starts: readonly Touched[], sources: Sources): readonly Touched[] {
  const given = new Map<CompiledField, Set<ScopeState>>()
  for (const { field, state } of starts) given.set(field, (given.get(field) ?? new Set()).add(state))
  const dirty = new Map([...given].map(([field, places]) => [field, new Set(places)]))
  const touched: Touched[] = []
  // Fields can stand twice in the order: what was read too early the first time is asked again.
  for (const each of affectedBy(form.form, [...given.keys()])) {
    const memory: Memory<Json> = new Map()
    for (const place of dirty.get(each) ?? []) {
      if (!evaluateField(each, place, sources, memory) && !given.get(each)?.has(place)) continue
      touched.push({ field: each, state: place })
      for (const reader of form.form.dependents.get(each.id) ?? []) mark(dirty, reader, place, form.top)
    }
  }
  return [...touched, ...checkedAgainst(form, touched)]
}

/** The places that look as before and yet may have become right or wrong, since their checks read what was touched. */
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
  for (const each of placesOf(reader, place, top)) places.add(each)
  marked.set(reader, places)
}

/** Where a reader reads what changed in `place`: in the same row, around it, or in every row. */
function placesOf(reader: CompiledField, place: ScopeState, top: ScopeState): readonly ScopeState[] {
  const around = stateAround(place, reader.scope)
  return around && !readsColumns(reader) ? [around] : statesOf(top, reader.scope)
}

function stateAround(place: ScopeState, scope: Scope): ScopeState | undefined {
  for (let each: ScopeState | undefined = place; each; each = each.outer) if (each.scope === scope) return each
  return undefined
}

/** A row that sums up its own batch changes with every other row. */
const readsColumns = ({ logic, scope }: CompiledField): boolean =>
  scope.batch !== undefined &&
  LOGIC_PARTS.some((part) => expressionsOf(logic, part).some((expression) => readsOf(expression).columns.length > 0))
