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
 * Finds out the state of one field in one scope and keeps it there, its computed value too. What it reads must have been
 * asked before (`CompiledForm.order`). True when something changed, so that a store asks its dependents as well. One memory
 * serves the rows of one field: whoever asks the next field begins a new one.
 */
export function evaluateField(
  field: CompiledField,
  state: ScopeState,
  sources: Sources,
  memory?: Memory<Json>,
): boolean {
  const before = state.fields.get(field.id)
  const around = surroundingsOf(state, sources, memory)
  const { logic } = field
  const { hidden = field.hidden, disabled = field.disabled } = sources.flags?.get(field.id) ?? field
  const forbidden = field.permission !== undefined && sources.allowed?.(field.permission) !== true
  const visible =
    isAround(field, state) && !hidden && (logic.visible === undefined || evaluate(logic.visible, around) === true)
  const next: FieldState = {
    visible,
    required: field.required || (logic.required !== undefined && evaluate(logic.required, around) === true),
    disabled: forbidden || disabled || (logic.disabled !== undefined && evaluate(logic.disabled, around) === true),
    forbidden,
    computed: logic.value !== undefined,
    options: optionsOf(field, around, sources, before?.options),
  }
  const computed = visible && logic.value !== undefined && compute(field, state, evaluate(logic.value, around))
  if (before && isSame(before, next)) return computed
  state.fields.set(field.id, next)
  return true
}

/** Whether the container, and for a row the batch, can be seen. */
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
  around: Surroundings,
  sources: Sources,
  before: readonly OptionItem[] | undefined,
): readonly OptionItem[] | undefined {
  const given = givenOptions(field, sources)
  const filter = field.logic.options
  if (!given || filter === undefined) return given
  const option = (item: OptionItem) => (part: string) => own(item, part) ?? null
  const kept = given.filter((item) => evaluate(filter, { ...around, option: option(item) }) === true)
  // The old list where it is the same one: who shows it need not draw it again.
  return before && before.length === kept.length && before.every((item, index) => item === kept[index]) ? before : kept
}

/** The options before any filter; undefined while their source is missing. */
export function givenOptions(field: CompiledField, sources: Sources): readonly OptionItem[] | undefined {
  if (field.source === '') return NO_OPTIONS
  if (field.source !== undefined) return sourceOf(sources, field.source)
  const options = readOption(field.field, 'options')
  return isList(options) ? (options as readonly OptionItem[]) : undefined
}

const isSame = (a: FieldState, b: FieldState): boolean =>
  (Object.keys(a) as (keyof FieldState)[]).every((part) => a[part] === b[part])

/** What expressions read from a scope. A hidden field reads as empty, unless the form keeps hidden values. */
export function surroundingsOf(state: ScopeState, sources: Sources, memory?: Memory<Json>): Surroundings {
  const keep = state.scope.policy === 'keep'
  const read = (at: ScopeState, field: CompiledField): Json => {
    if (!keep && at.fields.get(field.id)?.visible === false) return null
    if (!field.kind) return null
    // Nothing entered is read as it will be kept, so that kept values are judged as the entered ones were.
    const value = tidyEmpty(field.field, field.kind, currentValue(at, field.model))
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
      // Every row of the batch may ask for all its rows.
      return remember(memory, holder.state, column, () =>
        (holder.state.rows.get(holder.field.id) ?? []).map((row) => read(row, column)),
      )
    },
    overColumns: (call, batches, run) => {
      const places = new Set(batches.map((batch) => holderOf(state, batch)?.state))
      // The innermost of them: further in, the call gives the same.
      let place: ScopeState | undefined = state
      while (place && !places.has(place)) place = place.outer
      return place ? remember(memory, place, call, run) : run()
    },
    option: () => null,
    now: () => sources.now ?? null,
  }
}

function holderOf(state: ScopeState, model: string): { state: ScopeState; field: CompiledField } | undefined {
  const field = findModel(state.scope, model)
  for (let each: ScopeState | undefined = state; field && each; each = each.outer)
    if (each.scope === field.scope) return { state: each, field }
  return undefined
}
