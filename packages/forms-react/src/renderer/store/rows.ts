import { emptyRow } from '@shouya/forms/defaultValue'
import type { Json, JsonObject } from '@shouya/forms/json'
import { type FormStore, refresh, refreshAll } from './formStore.ts'
import { linkRows } from './linkRows.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'
import { newRowKey, prepareRow } from './prepareValues.ts'
import { spread } from './setValue.ts'
import { valuesOf } from './valuesOf.ts'

/** Adds an empty row at the end, or a copy behind the copied row. Returns the new row. */
export function addRow(store: FormStore, batch: FieldNode, copied?: ScopeNode): ScopeNode | undefined {
  const { field, rows } = batch.read()
  const inner = store.form.byId.get(batch.id)?.rows
  if (!inner) return undefined
  const values = copied ? valuesOf(copied.state) : emptyRow(field)
  const row = prepareRow(inner, { ...values, key: newRowKey() })
  const index = copied ? rows.indexOf(copied) + 1 : rows.length
  setRows(store, batch, rowsOf(batch).toSpliced(index, 0, row))
  return batch.read().rows[index]
}

export function removeRow(store: FormStore, batch: FieldNode, row: ScopeNode): void {
  const index = batch.read().rows.indexOf(row)
  if (index < 0) return
  for (const { abort } of [...row.transfers.values()].flat()) abort()
  setRows(store, batch, rowsOf(batch).toSpliced(index, 1))
}

/** The value objects of the rows, by whose identity the engine recognises rows that stay. */
const rowsOf = (batch: FieldNode): readonly Json[] => batch.read().rows.map(({ state }) => state.values as JsonObject)

/** Sets the rows of a batch; rows that stay keep their nodes and issues. */
function setRows(store: FormStore, batch: FieldNode, rows: readonly Json[]): void {
  spread(store, batch, rows)
  linkRows(batch.scope)
  const shared = batch.scope.state.scope.sharing.get(batch.read().model)
  for (const id of shared?.map((field) => field.id) ?? [batch.id]) {
    refresh(store, batch.scope, id)
    for (const row of batch.scope.rows.get(id) ?? []) refreshAll(store, row)
  }
  for (const listener of store.listeners) listener(batch.read().model, rows)
}
