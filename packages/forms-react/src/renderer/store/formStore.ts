import { compile } from '@shouya/forms/compile'
import type { CompiledField, CompiledForm } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import { evaluateForm } from '@shouya/forms/evaluateForm'
import type { FormState } from '@shouya/forms/formState'
import { tabsOf } from '@shouya/forms/indexDocument'
import { initialValues } from '@shouya/forms/initialValues'
import type { Issue } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import type { FieldFlags, Sources } from '@shouya/forms/sources'
import { validateField } from '@shouya/forms/validateField'
import { isChosen } from '@shouya/forms/valueKind'
import { linkRows } from './linkRows.ts'
import { createScopeNode, FieldNode, type ScopeNode } from './nodes.ts'
import { prepareValues } from './prepareValues.ts'
import { sameItems, sameSnapshot, snapshotOf } from './snapshot.ts'

export type ChangeListener = (model: string, value: Json) => void

/**
 * The values of a form that is being filled in, without any React: who shows a field subscribes to its node, and only
 * the nodes that a change reaches wake up. The actions on it (`setValue`, `addRow`, `judge` ...) stand in files beside.
 */
export interface FormStore {
  /** Differs from the one given by options that a program set. */
  form: CompiledForm
  /** The host's, with `flags`. */
  sources: Sources
  /** What programs hid, showed, disabled and enabled. */
  readonly flags: Map<string, FieldFlags>
  state: FormState
  readonly top: ScopeNode
  /** What `reset` goes back to. */
  readonly initial: Values
  /** All fields show what is wrong with them, since the form was sent once. */
  judged: boolean
  readonly listeners: Set<ChangeListener>
}

/** @param values instead of the document's defaults, for the models that they name */
export function createFormStore(document: FormDocument, values: Values = {}, given: Sources = {}): FormStore {
  const flags = new Map<string, FieldFlags>()
  const sources = { ...given, flags }
  const form = compile(document)
  const initial = { ...initialValues(document), ...values }
  const state = evaluateForm(form, prepareValues(form.top, initial), sources)
  const top = createScopeNode('', state.top)
  linkRows(top)
  const store = { form, sources, flags, state, top, initial, judged: false, listeners: new Set<ChangeListener>() }
  recheck(store, top)
  return store
}

/** The node of a field in a scope. */
export function nodeOf(store: FormStore, scope: ScopeNode, id: string): FieldNode {
  const known = scope.nodes.get(id)
  if (known) return known
  const node = new FieldNode(id, scope, snapshotOf(store.form, scope, id))
  scope.nodes.set(id, node)
  return node
}

/** Wakes who shows the field if it looks different now, and the tabs around it, which count what is wrong in them. */
export function refresh(store: FormStore, scope: ScopeNode, id: string): void {
  refreshOne(store, scope, id)
  const entry = store.form.byId.get(id)?.entry
  for (const tabs of entry ? tabsOf(entry) : []) refreshOne(store, store.top, tabs.id)
}

function refreshOne(store: FormStore, scope: ScopeNode, id: string): void {
  const node = scope.nodes.get(id)
  if (!node) return
  const before = node.read()
  const next = snapshotOf(store.form, scope, id, before)
  if (!sameSnapshot(before, next)) node.write(next)
}

/** All fields of a scope and its rows. */
export function refreshAll(store: FormStore, scope: ScopeNode = store.top): void {
  for (const id of scope.nodes.keys()) refreshOne(store, scope, id)
  for (const rows of scope.rows.values()) for (const row of rows) refreshAll(store, row)
}

/** Finds out what is wrong with one field and keeps it for showing. */
export function checkField(store: FormStore, scope: ScopeNode, field: CompiledField): readonly Issue[] {
  const issues = validateField(field, scope.state, store.sources)
  const before = scope.issues.get(field.id)
  if (issues.length === 0) scope.issues.delete(field.id)
  else if (!sameItems(before?.map(wording), issues.map(wording))) scope.issues.set(field.id, issues)
  return issues
}

/** What is shown as wrong may have become right, or the other way round. */
export function recheck(store: FormStore, scope: ScopeNode): void {
  for (const field of scope.state.scope.fields) {
    if (holdsStranger(store, scope, field)) scope.left.add(field.id)
    if (complains(store, scope, field.id)) checkField(store, scope, field)
    for (const row of scope.rows.get(field.id) ?? []) recheck(store, row)
  }
}

/** A choice of before that is not offered any more: whoever may choose another one is told without leaving the field. */
function holdsStranger(store: FormStore, { state }: ScopeNode, field: CompiledField): boolean {
  const at = state.fields.get(field.id)
  if (!isChosen(field.kind) || !at?.visible || at.disabled || at.forbidden || at.computed) return false
  return validateField(field, state, store.sources).some(({ code }) => code === 'issue.notAnOption')
}

/** Two issues with the same words are the same to those who read them. */
const wording = ({ code, params, level, message }: Issue) => JSON.stringify([code, params, level, message])

/** Whether the field says at once what is wrong with it. */
export const complains = (store: FormStore, scope: ScopeNode, id: string): boolean => store.judged || scope.left.has(id)
