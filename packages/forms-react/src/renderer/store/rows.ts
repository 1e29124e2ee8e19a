import { emptyRow } from '@shouya/forms/defaultValue'
import { evaluateAll } from '@shouya/forms/evaluateField'
import { currentValue, openRows, valuesOf } from '@shouya/forms/formState'
import { isList, type Json, type JsonObject } from '@shouya/forms/json'
import type { FieldNode } from './fieldNode.ts'
import { type FormStore, refreshAll } from './formStore.ts'
import { linkRows } from './linkRows.ts'
import { newRowKey, prepareRow } from './prepareValues.ts'
import type { ScopeNode } from './scopeNode.ts'
import { spread } from './setValue.ts'

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
function setRows(store: FormStore, batch: FieldNode, change: (rows: readonly Json[]) => readonly Json[]): void {
  const { scope } = batch
  const field = store.form.byId.get(batch.id)
  if (!field) return
  const now = valuesOf(scope.state)[field.model]
  scope.state.values[field.model] = change(isList(now) ? now : [])
  openRows(scope.state, field)
  linkRows(scope)
  const inner = new Set(field.rows?.fields)
  const order = store.form.order.filter((each) => inner.has(each))
  evaluateAll(order, store.top.state, store.sources, store.form.policy === 'keep')
  scope.touched.add(field.id)
  spread(store, batch)
  for (const row of scope.rows.get(field.id) ?? []) refreshAll(store, row)
  for (const listener of store.listeners) listener(field.model, currentValue(scope.state, field.model))
}
