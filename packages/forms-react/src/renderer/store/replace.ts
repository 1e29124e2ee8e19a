import { apply } from '@shouya/forms/apply'
import { follow } from '@shouya/forms/changeValue'
import { compile } from '@shouya/forms/compile'
import type { CompiledField } from '@shouya/forms/compiledForm'
import type { Values } from '@shouya/forms/document'
import { evaluateForm } from '@shouya/forms/evaluateForm'
import type { Json } from '@shouya/forms/json'
import type { FieldFlags, Sources } from '@shouya/forms/sources'
import { type FormStore, recheck, refreshAll } from './formStore.ts'
import { linkRows } from './linkRows.ts'
import type { ScopeNode } from './nodes.ts'
import { prepareValues } from './prepareValues.ts'
import { show } from './setValue.ts'
import { valuesOf } from './valuesOf.ts'

/** Evaluates the whole form again from the current document and sources; nodes stay, and only changed ones notify. */
function reopen(store: FormStore, values: Values): void {
  store.state = evaluateForm(store.form, prepareValues(store.form.top, values), store.sources)
  store.top.state = store.state.top
  linkRows(store.top)
  recheck(store)
  refreshAll(store)
}

/** Replaces the sources: options were loaded, rights changed, the clock advanced. */
export function setSources(store: FormStore, sources: Sources): void {
  store.sources = { ...sources, flags: store.flags }
  reopen(store, valuesOf(store.top.state))
}

/** Sets values; models that are not named keep their values. */
export const setValues = (store: FormStore, values: Values): void =>
  reopen(store, { ...valuesOf(store.top.state), ...values })

/** Restores the initial values and clears issues and touched marks. */
export function reset(store: FormStore): void {
  store.judged = false
  forget(store.top)
  reopen(store, store.initial)
}

function forget(scope: ScopeNode): void {
  for (const { abort } of [...scope.transfers.values()].flat()) abort()
  for (const marks of [scope.issues, scope.touched, scope.left, scope.transfers]) marks.clear()
  for (const rows of scope.rows.values()) for (const row of rows) forget(row)
}

/** Sets an option of every field whose model is listed, in any scope (spec 001 section 4); values stay. */
export function setOption(store: FormStore, models: readonly string[], option: string, value: Json): void {
  const listed = new Set(models)
  const fields = [...store.form.byId.values()].filter(({ model }) => listed.has(model))
  const isFlag = (option === 'hidden' || option === 'disabled') && typeof value === 'boolean'
  if (isFlag) setFlag(store, fields, option, value)
  // A column also changes the head of its batch, which is derived from the compiled document.
  const inRows = isFlag ? fields.filter(({ scope }) => scope !== store.form.top) : fields
  if (inRows.length === 0) return
  const ids = inRows.map(({ id }) => id)
  store.form = compile(apply(store.form.document, { type: 'setOption', ids, option, value }).document)
  reopen(store, valuesOf(store.top.state))
}

/** Evaluates only these fields and their dependents, since hosts hide hundreds of fields at once. */
function setFlag(store: FormStore, fields: readonly CompiledField[], flag: keyof FieldFlags, value: boolean): void {
  for (const { id } of fields) store.flags.set(id, { ...store.flags.get(id), [flag]: value })
  const inForm = fields.filter(({ scope }) => scope === store.form.top)
  const starts = inForm.map((field) => ({ field, state: store.top.state }))
  show(store, follow(store.state, starts, store.sources))
}
