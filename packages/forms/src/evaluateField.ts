import type { CompiledField } from './compiledForm.ts'
import { findModel } from './compiledForm.ts'
import type { OptionItem } from './document.ts'
import { tidyEmpty } from './emptiness.ts'
import { currentValue, type FieldState, type ScopeState } from './formState.ts'
import { isList, type Json, own } from './json.ts'
import { evaluate, type Surroundings } from './logic/evaluate.ts'
import { type Memory, remember } from './logic/remember.ts'
import { readOption } from './readOptions.ts'
import { type Sources, sourceOf } from './sources.ts'
import { fromCanonical, toCanonical } from './values/canonical.ts'

const NO_OPTIONS: readonly OptionItem[] = []

/**
 * Evaluates one field in one scope and stores its state and computed value there. The fields it reads must have been
 * evaluated before (`CompiledForm.order`). Returns true when something changed, so that a store evaluates the
 * dependents too. One memory serves all rows of one field; the next field needs a new one.
 */
export function evaluateField(
  field: CompiledField,
  state: ScopeState,
  sources: Sources,
  memory?: Memory<Json>,
): boolean {
  const before = state.fields.get(field.id)
  const surroundings = surroundingsOf(state, sources, memory)
  const { logic } = field
  const { hidden = field.hidden, disabled = field.disabled } = sources.flags?.get(field.id) ?? field
  const forbidden = field.permission !== undefined && sources.allowed?.(field.permission) !== true
  const visible =
    isAround(field, state) && !hidden && (logic.visible === undefined || evaluate(logic.visible, surroundings) === true)
  const next: FieldState = {
    visible,
    required: field.required || (logic.required !== undefined && evaluate(logic.required, surroundings) === true),
    disabled:
      forbidden || disabled || (logic.disabled !== undefined && evaluate(logic.disabled, surroundings) === true),
    forbidden,
    computed: logic.value !== undefined,
    options: optionsOf(field, surroundings, sources, before?.options),
  }
  const computed = visible && logic.value !== undefined && compute(field, state, evaluate(logic.value, surroundings))
  if (before && isSame(before, next)) return computed
  state.fields.set(field.id, next)
  return true
}

/** Whether the container, and for a row the batch, is visible. */
function isAround(field: CompiledField, state: ScopeState): boolean {
  const { parent } = field
  if (!parent) return true
  const holder = parent.scope === state.scope ? state : state.outer
  return holder?.fields.get(parent.id)?.visible ?? true
}

function compute(field: CompiledField, state: ScopeState, result: Json): boolean {
  if (!field.kind || field.model === '') return false
  const value = fromCanonical(field.field, field.kind, result)
  const old = currentValue(state, field.model)
  state.values[field.model] = value
  return old !== value && JSON.stringify(old) !== JSON.stringify(value)
}

function optionsOf(
  field: CompiledField,
  surroundings: Surroundings,
  sources: Sources,
  before: readonly OptionItem[] | undefined,
): readonly OptionItem[] | undefined {
  const given = givenOptions(field, sources)
  const filter = field.logic.options
  if (!given || filter === undefined) return given
  const option = (item: OptionItem) => (part: string) => own(item, part) ?? null
  const filtered = given.filter((item) => evaluate(filter, { ...surroundings, option: option(item) }) === true)
  // Keeps the old list when it has the same items, so that components need not render again.
  return before && before.length === filtered.length && before.every((item, index) => item === filtered[index])
    ? before
    : filtered
}

/** The options before filtering; undefined while their source is missing. */
export function givenOptions(field: CompiledField, sources: Sources): readonly OptionItem[] | undefined {
  if (field.source === '') return NO_OPTIONS
  if (field.source !== undefined) return sourceOf(sources, field.source)
  const options = readOption(field.field, 'options')
  return isList(options) ? (options as readonly OptionItem[]) : undefined
}

const isSame = (a: FieldState, b: FieldState): boolean =>
  (Object.keys(a) as (keyof FieldState)[]).every((key) => a[key] === b[key])

/** What expressions read from a scope. A hidden field reads as empty, unless the form keeps hidden values. */
export function surroundingsOf(state: ScopeState, sources: Sources, memory?: Memory<Json>): Surroundings {
  const keep = state.scope.policy === 'keep'
  const read = (holderState: ScopeState, field: CompiledField): Json => {
    if (!keep && holderState.fields.get(field.id)?.visible === false) return null
    if (!field.kind) return null
    // Empty values are read in the form in which they are stored, so that stored values are judged like entered ones.
    const value = tidyEmpty(field.field, field.kind, currentValue(holderState, field.model))
    return toCanonical(field.field, field.kind, value)
  }
  return {
    field: (model) => {
      const holder = holderOf(state, model)
      return holder ? read(holder.state, holder.field) : null
    },
    column: (batch, model) => {
      const holder = holderOf(state, batch)
      const column = holder?.field.rows?.byModel.get(model)
      if (!holder || !column || read(holder.state, holder.field) === null) return []
      // Every row of the batch may read all its rows.
      return remember(memory, holder.state, column, () =>
        (holder.state.rows.get(holder.field.id) ?? []).map((row) => read(row, column)),
      )
    },
    overColumns: (call, batches, run) => {
      const holders = new Set(batches.map((batch) => holderOf(state, batch)?.state))
      // The innermost of them: the result is the same for all scopes inside it.
      let place: ScopeState | undefined = state
      while (place && !holders.has(place)) place = place.outer
      return place ? remember(memory, place, call, run) : run()
    },
    option: () => null,
    now: () => sources.now ?? null,
  }
}

function holderOf(state: ScopeState, model: string): { state: ScopeState; field: CompiledField } | undefined {
  const field = findModel(state.scope, model)
  for (let current: ScopeState | undefined = state; field && current; current = current.outer)
    if (current.scope === field.scope) return { state: current, field }
  return undefined
}
