import { changeValue, type Touched } from '@shouya/forms/changeValue'
import type { CompiledForm } from '@shouya/forms/compiledForm'
import { type ScopeState, statesOf } from '@shouya/forms/formState'
import type { Json } from '@shouya/forms/json'
import { checkField, complains, type FormStore, refresh } from './formStore.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'

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
  show(store, changeValue(store.state, { field, state: scope.state }, value, store.sources))
}

/** Wakes who shows what was touched, and who compares itself with it. */
export function show(store: FormStore, touched: readonly Touched[]): void {
  for (const place of [...touched, ...checkersOf(store.form, touched, store.top.state)]) showOne(store, place)
}

function showOne(store: FormStore, { field, state }: Touched): void {
  const scope = scopeOf(store.top, state)
  if (!scope) return
  if (complains(store, scope, field.id)) checkField(store, scope, field)
  refresh(store, scope, field.id)
}

/** Who compares itself with something that changed: it looks the same, and yet may have become wrong or right. */
function checkersOf(form: CompiledForm, touched: readonly Touched[], top: ScopeState): readonly Touched[] {
  return touched.flatMap(({ field, state }) =>
    (form.dependents.get(field.id) ?? [])
      .filter(({ logic }) => logic.checks !== undefined)
      .flatMap((reader) => {
        const places = reader.scope === state.scope ? [state] : statesOf(top, reader.scope)
        return places.map((place) => ({ field: reader, state: place }))
      }),
  )
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
