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
 * The state of a form that is being filled in, independent of React: components subscribe to the node of their field,
 * and a change notifies only the nodes that it affects. The actions (`setValue`, `addRow`, `judge` ...) are in files of
 * their own.
 */
export interface FormStore {
  /** The compiled document, with the options that a program set. */
  form: CompiledForm
  /** The sources of the host, with `flags`. */
  sources: Sources
  /** Fields that a program hid, showed, disabled or enabled, by id. */
  readonly flags: Map<string, FieldFlags>
  state: FormState
  readonly top: ScopeNode
  /** The values that `reset` restores. */
  readonly initial: Values
  /** True once the form was submitted: all fields show their issues. */
  judged: boolean
  readonly listeners: Set<ChangeListener>
}

/** @param values override the document's defaults for the models that they name */
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

/** The node of a field in a scope, created on first use. */
export function nodeOf(store: FormStore, scope: ScopeNode, id: string): FieldNode {
  const existing = scope.nodes.get(id)
  if (existing) return existing
  const node = new FieldNode(id, scope, snapshotOf(store.form, scope, id))
  scope.nodes.set(id, node)
  return node
}

/** Updates the node of a field if its snapshot changed, and the tabs around it, which count invalid fields. */
export function refresh(store: FormStore, scope: ScopeNode, id: string): void {
  refreshOne(store, scope, id)
  const entry = store.form.byId.get(id)?.entry
  for (const tabs of entry ? tabsOf(entry) : []) refreshOne(store, store.top, tabs.id)
}

function refreshOne(store: FormStore, scope: ScopeNode, id: string): void {
  const node = scope.nodes.get(id)
  if (!node) return
  const previous = node.read()
  const next = snapshotOf(store.form, scope, id, previous)
  if (!sameSnapshot(previous, next)) node.write(next)
}

/** Updates the nodes of all fields of a scope and its rows. */
export function refreshAll(store: FormStore, scope: ScopeNode = store.top): void {
  for (const id of scope.nodes.keys()) refreshOne(store, scope, id)
  for (const rows of scope.rows.values()) for (const row of rows) refreshAll(store, row)
}

/** Validates one field and stores its issues. */
export function checkField(store: FormStore, scope: ScopeNode, field: CompiledField, pass?: Pass): void {
  keepIssues(scope, field.id, validateField(field, scope.state, store.sources, pass))
}

/** Stores the issues of a field; issues with the same texts keep their identity. */
export function keepIssues({ issues: shownIssues }: ScopeNode, id: string, issues: readonly Issue[]): void {
  if (issues.length === 0) shownIssues.delete(id)
  else if (!sameItems(shownIssues.get(id)?.map(wording), issues.map(wording))) shownIssues.set(id, issues)
}

/**
 * Validates the fields that show their issues again, after the whole form was evaluated. A field whose choice is no
 * longer offered shows that immediately if the user can choose another option.
 */
export function recheck(store: FormStore): void {
  const update: Tell = (issues, state, field) => {
    const scope = scopeNodeOf(state)
    if (!scope || !field) return
    if (issues.some(({ code }) => code === 'issue.notAnOption') && canChoose(field, state)) scope.left.add(field.id)
    if (complains(store, scope, field.id)) keepIssues(scope, field.id, issues)
  }
  const isAsked = (state: ScopeState, field: CompiledField) => {
    const scope = scopeNodeOf(state)
    return scope !== undefined && (complains(store, scope, field.id) || canChoose(field, state))
  }
  judgeFields(store.state, store.sources, update, isAsked)
}

function canChoose(field: CompiledField, { fields }: ScopeState): boolean {
  const fieldState = fields.get(field.id)
  return (
    isChosen(field.kind) &&
    fieldState?.visible === true &&
    !fieldState.disabled &&
    !fieldState.forbidden &&
    !fieldState.computed
  )
}

/** Issues with the same text compare as equal. */
const wording = ({ code, params, level, message }: Issue) => JSON.stringify([code, params, level, message])

/** Whether the field shows its issues at every change. */
export const complains = (store: FormStore, scope: ScopeNode, id: string): boolean => store.judged || scope.left.has(id)
