import { changeValue } from '@shouya/forms/changeValue'
import type { ScopeState } from '@shouya/forms/formState'
import type { Json } from '@shouya/forms/json'
import { checkField, complains, type FormStore, refresh } from './formStore.ts'
import { linkRows } from './linkRows.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'

/** The user entered something: the field, what is computed from it, and who is told wakes up. Nothing else. */
export function setValue(store: FormStore, node: FieldNode, value: Json): void {
  const { scope } = node
  scope.touched.add(node.id)
  change(store, node, value)
  for (const listener of store.listeners) listener(node.read().model, value)
}

/** Sets a value and asks again what follows from it. */
export function change(store: FormStore, { scope, id }: FieldNode, value: Json): void {
  const field = store.form.byId.get(id)
  if (!field) return
  const touched = changeValue(store.state, { field, state: scope.state }, value, store.sources)
  if (field.rows) linkRows(scope)
  for (const { field: each, state } of touched) {
    const at = state === scope.state ? scope : scopeOf(store.top, state)
    if (!at) continue
    if (complains(store, at, each.id)) checkField(store, at, each)
    refresh(store, at, each.id)
  }
}

/** The user went on to another field: from now on this one says what is wrong with it, if it was touched at all. */
export function leave(store: FormStore, { scope, id }: FieldNode): void {
  if (!scope.touched.has(id) || scope.left.has(id)) return
  scope.left.add(id)
  const field = store.form.byId.get(id)
  if (field) checkField(store, scope, field)
  refresh(store, scope, id)
}

/** Follows the engine's state into the tree of rows. */
function scopeOf(top: ScopeNode, state: ScopeState): ScopeNode | undefined {
  const { outer } = state
  if (!outer) return top
  const holder = scopeOf(top, outer)
  const batch = state.scope.batch
  return batch && holder?.rows.get(batch.id)?.find((row) => row.state === state)
}
