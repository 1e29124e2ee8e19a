import type { CompiledField, CompiledForm, Scope } from './compiledForm.ts'
import type { OptionItem, Values } from './document.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import type { Need } from './sources.ts'

/** The current state of a field. */
export interface FieldState {
  readonly visible: boolean
  readonly required: boolean
  readonly disabled: boolean
  /** Disabled because the user lacks the permission that the field requires (无此权限). */
  readonly forbidden: boolean
  /** The value is computed from others and cannot be edited. */
  readonly computed: boolean
  /** The options to choose from; undefined for fields without a choice, or while the source is not loaded. */
  readonly options: readonly OptionItem[] | undefined
}

/** The values of one scope with the state of its fields. A store changes `values` and calls `evaluateField` again. */
export interface ScopeState {
  readonly scope: Scope
  readonly outer: ScopeState | undefined
  /** The index of the row in its batch, from 0; it changes when rows are added or deleted. */
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

/** Copies the values and splits them into the scopes of a form; rows that are not objects count as empty. */
export function openState(scope: Scope, values: Values, outer?: ScopeState, index = 0): ScopeState {
  const state: ScopeState = { scope, outer, index, values: { ...values }, fields: new Map(), rows: new Map() }
  for (const field of scope.fields) if (field.rows) openRows(state, field)
  return state
}

/**
 * Rebuilds the rows of one batch after its value was set as a whole. A row object that existed before keeps its state:
 * adding or deleting a row passes the other row objects unchanged.
 */
export function openRows(state: ScopeState, batch: CompiledField): void {
  const value = currentValue(state, batch.model)
  const inner = batch.rows
  if (!inner) return
  const oldRows = new Map((state.rows.get(batch.id) ?? []).map((row) => [row.values as Json, row]))
  // More rows are refused anyway, and each would cost a state for every column.
  const rows = (isList(value) ? value.slice(0, LIMITS.rows) : []).map((row, index) => {
    const existing = oldRows.get(row)
    if (!existing) return openState(inner, isObject(row) ? row : {}, state, index)
    // The same row object given twice is two rows.
    oldRows.delete(row)
    existing.index = index
    return existing
  })
  state.rows.set(batch.id, rows)
}

/** Its path in the data: `[]`, or `['items', 2]`. */
export const pathOf = ({ scope, outer, index }: ScopeState): JsonPath =>
  outer && scope.batch ? [...pathOf(outer), scope.batch.model, index] : []

/** The value of a model in this scope; null if nothing was ever entered. */
export const currentValue = (state: ScopeState, model: string): Json =>
  Object.hasOwn(state.values, model) ? (state.values[model] ?? null) : null

/** All states of a field: one, or one per row of the enclosing batches. */
export function statesOf(top: ScopeState, scope: Scope): readonly ScopeState[] {
  if (!scope.batch) return [top]
  const batch = scope.batch
  return statesOf(top, batch.scope).flatMap((state) => state.rows.get(batch.id) ?? [])
}
