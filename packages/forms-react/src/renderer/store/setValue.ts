import { changeValue, type Touched } from '@shouya/forms/changeValue'
import { emptyValue } from '@shouya/forms/emptiness'
import type { Json } from '@shouya/forms/json'
import { newPass } from '@shouya/forms/validateField'
import { checkField, complains, type FormStore, refresh } from './formStore.ts'
import { scopeNodeOf } from './linkRows.ts'
import type { FieldNode } from './nodes.ts'

/** The user entered something: the field, what is computed from it, and who is told wakes up. Nothing else. */
export function setValue(store: FormStore, node: FieldNode, value: Json): void {
  spread(store, node, value)
  for (const listener of store.listeners) listener(node.read().model, value)
}

/** Sets a value and shows what follows from it, before anybody is told. */
export function spread(store: FormStore, { scope, id }: FieldNode, value: Json): void {
  const field = store.form.byId.get(id)
  if (!field) return
  scope.touched.add(id)
  // A number that was taken out of a slider is 0 there: what is judged here is what will be sent.
  const entered = value === null && field.kind ? emptyValue(field.field, field.kind) : value
  show(store, changeValue(store.state, { field, state: scope.state }, entered, store.sources))
}

/** Judges anew what was touched, as far as it shows issues, and wakes who shows it. */
export function show(store: FormStore, touched: readonly Touched[]): void {
  const pass = newPass()
  for (const { field, state } of touched) {
    const scope = scopeNodeOf(state)
    if (!scope) continue
    if (complains(store, scope, field.id)) checkField(store, scope, field, pass)
    refresh(store, scope, field.id)
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
