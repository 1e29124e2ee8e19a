import type { ScopeState } from '@shouya/forms/formState'
import type { Json } from '@shouya/forms/json'
import type { FieldNode } from './fieldNode.ts'
import { checkField, complains, type FormStore, refresh } from './formStore.ts'
import { propagate } from './propagate.ts'
import type { ScopeNode } from './scopeNode.ts'

/** The user entered something: the field, what is computed from it, and who is told wakes up. Nothing else. */
export function setValue(store: FormStore, node: FieldNode, value: Json): void {
  const { scope } = node
  const { model } = node.read()
  scope.state.values[model] = value
  scope.touched.add(node.id)
  spread(store, node)
  for (const listener of store.listeners) listener(model, value)
}

/** Asks again what depends on a field whose value is already set. */
export function spread(store: FormStore, { scope, id }: FieldNode): void {
  const field = store.form.byId.get(id)
  if (!field) return
  for (const [each, state] of propagate(store.form, [field, scope.state], store.top.state, store.sources)) {
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
