import { changeValue, type Touched } from '@shouya/forms/changeValue'
import { emptyValue } from '@shouya/forms/emptiness'
import type { Json } from '@shouya/forms/json'
import { newPass } from '@shouya/forms/validateField'
import { checkField, complains, type FormStore, refresh } from './formStore.ts'
import { scopeNodeOf } from './linkRows.ts'
import type { FieldNode } from './nodes.ts'

/** Sets a value that the user entered, updates the fields that depend on it and notifies the listeners of the store. */
export function setValue(store: FormStore, node: FieldNode, value: Json): void {
  spread(store, node, value)
  for (const listener of store.listeners) listener(node.read().model, value)
}

/** Sets a value and updates the fields that depend on it, without notifying the listeners of the store. */
export function spread(store: FormStore, { scope, id }: FieldNode, value: Json): void {
  const field = store.form.byId.get(id)
  if (!field) return
  scope.touched.add(id)
  // The empty value is what `collectValues` would submit: a cleared slider is 0 already when it is judged here.
  const entered = value === null && field.kind ? emptyValue(field.field, field.kind) : value
  show(store, changeValue(store.state, { field, state: scope.state }, entered, store.sources))
}

/** Validates the touched fields that show their issues, and updates the nodes of all of them. */
export function show(store: FormStore, touched: readonly Touched[]): void {
  const pass = newPass()
  for (const { field, state } of touched) {
    const scope = scopeNodeOf(state)
    if (!scope) continue
    if (complains(store, scope, field.id)) checkField(store, scope, field, pass)
    refresh(store, scope, field.id)
  }
}

/** Handles blur: a field that was changed shows its issues from now on. */
export function leave(store: FormStore, { scope, id }: FieldNode): void {
  if (!scope.touched.has(id) || scope.left.has(id)) return
  scope.left.add(id)
  const field = store.form.byId.get(id)
  if (field) checkField(store, scope, field)
  refresh(store, scope, id)
}
