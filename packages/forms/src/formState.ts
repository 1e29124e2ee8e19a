import type { CompiledField, CompiledForm, Scope } from './compiledForm.ts'
import type { OptionItem, Values } from './document.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import type { Need } from './sources.ts'

/** What a field is like at the moment. */
export interface FieldState {
  readonly visible: boolean
  readonly required: boolean
  readonly disabled: boolean
  /** Disabled because the user lacks the right that the field is bound to (无此权限). */
  readonly forbidden: boolean
  /** The value follows from others, nobody enters it. */
  readonly computed: boolean
  /** What can be chosen; undefined where nothing is chosen, or while the source has not come. */
  readonly options: readonly OptionItem[] | undefined
}

/** The values of one scope with the state of its fields. A store changes `values` and asks `evaluateField` again. */
export interface ScopeState {
  readonly scope: Scope
  readonly outer: ScopeState | undefined
  /** Which row of its batch it is, from 0; rows move when others are added or deleted. */
  index: number
  readonly values: Record<string, Json | undefined>
  readonly fields: Map<string, FieldState>
  /** Batch id → one state per row. */
  readonly rows: Map<string, readonly ScopeState[]>
}

export interface FormState {
  readonly form: CompiledForm
  readonly top: ScopeState
  readonly needs: readonly Need[]
}

/** A copy of the values, split into the scopes of a form; rows that are no objects count as empty. */
export function openState(scope: Scope, values: Values, outer?: ScopeState, index = 0): ScopeState {
  const state: ScopeState = { scope, outer, index, values: { ...values }, fields: new Map(), rows: new Map() }
  for (const field of scope.fields) if (field.rows) openRows(state, field)
  return state
}

/**
 * Reads the rows of one batch anew, after its value was set as a whole. A row that is the `values` of a row before keeps
 * its state: whoever adds or deletes one gives the others like that.
 */
export function openRows(state: ScopeState, batch: CompiledField): void {
  const value = currentValue(state, batch.model)
  const inner = batch.rows
  if (!inner) return
  const before = new Map((state.rows.get(batch.id) ?? []).map((row) => [row.values as Json, row]))
  // More are refused anyway, and each costs a state for every column.
  const rows = (isList(value) ? value.slice(0, LIMITS.rows) : []).map((row, index) => {
    const known = before.get(row)
    if (!known) return openState(inner, isObject(row) ? row : {}, state, index)
    // The same row given twice is two rows.
    before.delete(row)
    known.index = index
    return known
  })
  state.rows.set(batch.id, rows)
}

/** Its place in the data: `[]`, or `['items', 2]`. */
export const pathOf = ({ scope, outer, index }: ScopeState): JsonPath =>
  outer && scope.batch ? [...pathOf(outer), scope.batch.model, index] : []

/** The value of a model in this scope; what was never entered is null. */
export const currentValue = (state: ScopeState, model: string): Json =>
  Object.hasOwn(state.values, model) ? (state.values[model] ?? null) : null

/** Every place where a field has a state: one, or one per row of the batches around it. */
export function statesOf(top: ScopeState, scope: Scope): readonly ScopeState[] {
  if (!scope.batch) return [top]
  const batch = scope.batch
  return statesOf(top, batch.scope).flatMap((state) => state.rows.get(batch.id) ?? [])
}
