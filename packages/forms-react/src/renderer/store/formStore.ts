import { compile } from '@shouya/forms/compile'
import type { CompiledField, CompiledForm } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import { evaluateForm } from '@shouya/forms/evaluateForm'
import type { FormState, ScopeState } from '@shouya/forms/formState'
import { tabsOf } from '@shouya/forms/indexDocument'
import { initialValues } from '@shouya/forms/initialValues'
import type { Issue } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import { judgeFields, type Tell } from '@shouya/forms/judgeForm'
import type { FieldFlags, Sources } from '@shouya/forms/sources'
import { type Pass, validateField } from '@shouya/forms/validateField'
import { isChosen } from '@shouya/forms/valueKind'
import { linkRows, scopeNodeOf } from './linkRows.ts'
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
  recheck(store)
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
export function checkField(store: FormStore, scope: ScopeNode, field: CompiledField, pass?: Pass): void {
  keepIssues(scope, field.id, validateField(field, scope.state, store.sources, pass))
}

/** Keeps the issues of a field for showing. */
export function keepIssues({ issues: kept }: ScopeNode, id: string, issues: readonly Issue[]): void {
  if (issues.length === 0) kept.delete(id)
  else if (!sameItems(kept.get(id)?.map(wording), issues.map(wording))) kept.set(id, issues)
}

/**
 * What is shown as wrong may have become right, or the other way round. A choice of before that is not offered any more
 * is told at once to whoever may choose another one.
 */
export function recheck(store: FormStore): void {
  const tell: Tell = (issues, state, field) => {
    const scope = scopeNodeOf(state)
    if (!scope || !field) return
    if (issues.some(({ code }) => code === 'issue.notAnOption') && canChoose(field, state)) scope.left.add(field.id)
    if (complains(store, scope, field.id)) keepIssues(scope, field.id, issues)
  }
  const isAsked = (state: ScopeState, field: CompiledField) => {
    const scope = scopeNodeOf(state)
    return scope !== undefined && (complains(store, scope, field.id) || canChoose(field, state))
  }
  judgeFields(store.state, store.sources, tell, isAsked)
}

function canChoose(field: CompiledField, { fields }: ScopeState): boolean {
  const at = fields.get(field.id)
  return isChosen(field.kind) && at?.visible === true && !at.disabled && !at.forbidden && !at.computed
}

/** Two issues with the same words are the same to those who read them. */
const wording = ({ code, params, level, message }: Issue) => JSON.stringify([code, params, level, message])

/** Whether the field says at once what is wrong with it. */
export const complains = (store: FormStore, scope: ScopeNode, id: string): boolean => store.judged || scope.left.has(id)
