import { emptyRow } from '@shouya/forms/defaultValue'
import { currentValue } from '@shouya/forms/formState'
import type { Json, JsonObject } from '@shouya/forms/json'
import { type FormStore, refreshAll } from './formStore.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'
import { newRowKey, prepareRow } from './prepareValues.ts'
import { change } from './setValue.ts'
import { valuesOf } from './valuesOf.ts'

/** A new row at the end, or a copy of one right behind it. Returns it. */
export function addRow(store: FormStore, batch: FieldNode, copied?: ScopeNode): ScopeNode | undefined {
  const { field, rows } = batch.read()
  const inner = store.form.byId.get(batch.id)?.rows
  if (!inner) return undefined
  const given = copied ? valuesOf(copied.state) : emptyRow(field)
  const row = prepareRow(inner, { ...given, key: newRowKey() })
  const place = copied ? rows.indexOf(copied) + 1 : rows.length
  setRows(store, batch, (values) => values.toSpliced(place, 0, row as JsonObject))
  return batch.read().rows[place]
}

export function removeRow(store: FormStore, batch: FieldNode, row: ScopeNode): void {
  const place = batch.read().rows.indexOf(row)
  if (place >= 0) setRows(store, batch, (values) => values.toSpliced(place, 1))
}

/** Changes the list of rows; those that stay keep what was entered, shown and checked. */
function setRows(store: FormStore, batch: FieldNode, edit: (rows: readonly Json[]) => readonly Json[]): void {
  const { scope } = batch
  const field = store.form.byId.get(batch.id)
  if (!field) return
  // By the values that the engine holds it knows the rows again.
  const now = (scope.state.rows.get(field.id) ?? []).map(({ values }) => values as Json)
  scope.touched.add(field.id)
  change(store, batch, edit(now))
  for (const row of scope.rows.get(field.id) ?? []) refreshAll(store, row)
  for (const listener of store.listeners) listener(field.model, currentValue(scope.state, field.model))
}
