import { compile } from '@shouya/forms/compile'
import type { Field, FormDocument, Values } from '@shouya/forms/document'
import { evaluateForm } from '@shouya/forms/evaluateForm'
import { valuesOf } from '@shouya/forms/formState'
import { isList, isObject, type Json } from '@shouya/forms/json'
import type { Sources } from '@shouya/forms/sources'
import { checkField, complains, type FormStore, refreshAll } from './formStore.ts'
import { linkRows } from './linkRows.ts'
import { prepareValues } from './prepareValues.ts'
import type { ScopeNode } from './scopeNode.ts'

/** Everything anew from values, document and sources as they are now; nodes stay, and only those that differ wake up. */
function reopen(store: FormStore, values: Values): void {
  store.state = evaluateForm(store.form, prepareValues(store.form.top, values), store.sources)
  store.top.state = store.state.top
  linkRows(store.top)
  recheck(store, store.top)
  refreshAll(store)
}

/** What is shown as wrong may have become right, or the other way round. */
function recheck(store: FormStore, scope: ScopeNode): void {
  for (const field of scope.state.scope.fields) {
    if (complains(store, scope, field.id)) checkField(store, scope, field)
    for (const row of scope.rows.get(field.id) ?? []) recheck(store, row)
  }
}

/** Options came, the right of the user changed, the clock went on. */
export function setSources(store: FormStore, sources: Sources): void {
  store.sources = sources
  reopen(store, valuesOf(store.top.state))
}

/** Puts values in; models that are not named keep theirs. */
export const setValues = (store: FormStore, values: Values): void =>
  reopen(store, { ...valuesOf(store.top.state), ...values })

/** Back to the values that the form began with, nothing touched, nothing wrong. */
export function reset(store: FormStore): void {
  store.judged = false
  forget(store.top)
  reopen(store, store.initial)
}

function forget(scope: ScopeNode): void {
  for (const { abort } of [...scope.transfers.values()].flat()) abort()
  for (const part of [scope.issues, scope.touched, scope.left, scope.transfers]) part.clear()
  for (const rows of scope.rows.values()) for (const row of rows) forget(row)
}

/** Sets an option of every field whose model is listed, wherever it stands (spec 001 section 4); values stay. */
export function setOption(store: FormStore, models: readonly string[], option: string, value: Json): void {
  const listed = new Set(models)
  const document = changeFields(store.form.document, (field) =>
    field.model !== undefined && listed.has(field.model)
      ? { ...field, options: { ...(isObject(field.options) ? field.options : {}), [option]: value } }
      : field,
  )
  store.form = compile(document)
  reopen(store, valuesOf(store.top.state))
}

/** The document with its fields changed; parts without a change are the same objects. */
function changeFields(document: FormDocument, change: (field: Field) => Field): FormDocument {
  const visit = (json: Json): Json => {
    if (isList(json)) return mapSame(json, visit)
    if (!isObject(json)) return json
    let next = json
    for (const slot of ['list', 'columns', 'trs', 'tds'])
      if (isList(json[slot])) next = withSame(next, slot, mapSame(json[slot], visit))
    return typeof json.type === 'string' ? change(next as Field) : next
  }
  return { ...document, list: mapSame(document.list, visit) as readonly Field[] }
}

const withSame = <T extends object>(object: T, key: string, value: Json): T =>
  object[key as keyof T] === value ? object : { ...object, [key]: value }

function mapSame(list: readonly Json[], change: (item: Json) => Json): readonly Json[] {
  const next = list.map(change)
  return next.every((item, index) => item === list[index]) ? list : next
}
