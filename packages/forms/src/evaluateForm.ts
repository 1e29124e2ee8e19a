import type { CompiledField, CompiledForm } from './compiledForm.ts'
import type { Values } from './document.ts'
import { evaluateField } from './evaluateField.ts'
import { type FormState, openState, statesOf } from './formState.ts'
import type { Json } from './json.ts'
import { readsOf } from './logic/reads.ts'
import { expressionsOf, LOGIC_PARTS } from './logic/readsOfField.ts'
import type { Memory } from './logic/remember.ts'
import { type Need, type Sources, sourceOf } from './sources.ts'

/** Computes visibility, values and options of a whole form. Linear in fields and rows. */
export function evaluateForm(form: CompiledForm, values: Values, sources: Sources): FormState {
  const top = openState(form.top, values)
  for (const field of form.order) {
    const memory: Memory<Json> = new Map()
    for (const state of statesOf(top, field.scope)) evaluateField(field, state, sources, memory)
  }
  return { form, top, needs: needsOf(form, sources) }
}

/** What a form needs of its host and the sources lack; without sources: everything it can ever need. */
export function needsOf(form: CompiledForm, sources: Sources = {}): readonly Need[] {
  const needs = new Map<string, Need>()
  for (const field of form.order) for (const need of needsOfField(field, sources)) needs.set(JSON.stringify(need), need)
  return [...needs.values()]
}

function needsOfField(field: CompiledField, sources: Sources): Need[] {
  const needs: Need[] = []
  if (field.source && !sourceOf(sources, field.source)) needs.push({ kind: 'options', source: field.source })
  if (field.permission && !sources.allowed) needs.push({ kind: 'permission', permission: field.permission })
  if (sources.now === undefined && asksClock(field)) needs.push({ kind: 'now' })
  return needs
}

const asksClock = ({ logic }: CompiledField): boolean =>
  LOGIC_PARTS.some((part) => expressionsOf(logic, part).some((expression) => readsOf(expression).clock))

/**
 * The fields whose state can change with these fields' values, in evaluation order: the fields themselves, then their
 * dependents.
 */
export function affectedBy(form: CompiledForm, starts: readonly CompiledField[]): readonly CompiledField[] {
  const reached = new Set(starts)
  for (const field of reached) for (const next of form.dependents.get(field.id) ?? []) reached.add(next)
  return reached.size === starts.length ? starts : form.order.filter((field) => reached.has(field))
}
