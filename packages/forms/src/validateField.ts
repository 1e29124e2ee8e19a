import { checkValue } from './checks/checkValue.ts'
import type { CompiledField } from './compiledForm.ts'
import { defaultValue, minRows } from './defaultValue.ts'
import { isEmptyValue, tidyEmpty } from './emptiness.ts'
import { surroundingsOf } from './evaluateField.ts'
import { currentValue, type FieldState, pathOf, type ScopeState } from './formState.ts'
import { type Finding, finding, type Issue } from './issue.ts'
import { isList, isObject, type Json, type JsonObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { evaluate } from './logic/evaluate.ts'
import type { Memory } from './logic/remember.ts'
import { sameJson } from './sameJson.ts'
import type { Sources } from './sources.ts'

/**
 * State shared by fields that are validated together: reads of rows, each computed once, and the pattern work so far.
 * Valid as long as no value changes.
 */
export interface Pass {
  readonly memory: Memory<Json>
  patternWork: number
}

export const newPass = (): Pass => ({ memory: new Map(), patternWork: 0 })

/**
 * The issues of one field's value in one scope, without the rows of a batch (they have fields of their own). Its state
 * must have been evaluated before. A hidden field may be empty and is compared with nothing; if its value is kept, it
 * must be valid.
 */
export function validateField(
  field: CompiledField,
  state: ScopeState,
  sources: Sources,
  pass?: Pass,
): readonly Issue[] {
  const fieldState = state.fields.get(field.id)
  if (!fieldState || field.model === '' || !(fieldState.visible || state.scope.policy === 'keep')) return []
  const value = currentValue(state, field.model)
  const findings = ofValue(field, fieldState, state, value, sources, pass)
  const across = fieldState.visible ? crossChecks(field, state, sources, pass?.memory) : []
  return [...findings, ...across].map(({ at: path = [], ...finding }) => ({
    params: {},
    level: 'error',
    ...finding,
    id: field.id,
    path: [...pathOf(state), field.model, ...path],
  }))
}

function ofValue(
  field: CompiledField,
  fieldState: FieldState,
  state: ScopeState,
  value: Json,
  sources: Sources,
  pass?: Pass,
): readonly Finding[] {
  // A computed value follows from entered ones and needs no permission.
  if (fieldState.forbidden && !fieldState.computed) return forbidden(field, state, value, sources)
  if (fieldState.visible) return entered(field, fieldState, value, pass)
  const kind = field.kind ?? 'any'
  return isEmptyValue(field.field, kind, value) ? [] : checkValue(field.field, kind, value, fieldState.options)
}

function entered(field: CompiledField, fieldState: FieldState, value: Json, pass?: Pass): readonly Finding[] {
  const kind = field.kind ?? 'any'
  if (isEmptyValue(field.field, kind, value)) {
    if (fieldState.required) return [{ ...finding('issue.required'), message: field.requiredMessage }]
    return tooFew(field, value)
  }
  const findings = checkValue(field.field, kind, value, fieldState.options)
  return [...findings, ...tooFew(field, value), ...patterns(field, value, pass)]
}

function tooFew(field: CompiledField, value: Json): readonly Finding[] {
  const least = field.kind === 'rows' ? minRows(field.field) : 0
  return (isList(value) ? value.length : 0) < least ? [finding('issue.minRows', { min: least })] : []
}

/** A pattern that the engine does not support is reported at the field, never skipped (ADR 026). */
function patterns(field: CompiledField, value: Json, pass?: Pass): readonly Finding[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  return field.patterns.flatMap(({ pattern, message }) => {
    if (!pattern.ok) return [finding('issue.patternUnusable')]
    const text = String(value)
    // Runs in the caller's event loop: linear, but a long text takes long.
    const most = Math.floor(LIMITS.patternWork / pattern.size)
    if (text.length > most) return [finding('issue.patternLength', { max: most })]
    if (pass) pass.patternWork += text.length * pattern.size
    if (pass && pass.patternWork > LIMITS.formPatternWork) return [finding('issue.patternWork')]
    return pattern.test(text) ? [] : [{ ...finding('issue.pattern'), message }]
  })
}

/** Without permission the value must equal the stored one, or the initial one. */
function forbidden(field: CompiledField, state: ScopeState, value: Json, sources: Sources): readonly Finding[] {
  const kind = field.kind ?? 'any'
  const stored = storedAt(sources, state, field.model)
  const allowed = stored === undefined ? [defaultValue(field.field), null] : [stored]
  const tidy = (candidate: Json) => tidyEmpty(field.field, kind, candidate)
  const isUnchanged =
    (stored === undefined && isEmptyValue(field.field, kind, value)) ||
    allowed.some((candidate) => sameJson(tidy(candidate), tidy(value)))
  return isUnchanged ? [] : [finding('issue.noPermission')]
}

/** The stored value of the same place; rows are matched by key, since they may have moved. */
function storedAt(sources: Sources, state: ScopeState, model: string): Json | undefined {
  const values = storedScope(sources, state)
  return values && Object.hasOwn(values, model) ? values[model] : undefined
}

function storedScope(sources: Sources, { scope, outer, index, values }: ScopeState): JsonObject | undefined {
  if (!outer) return sources.stored
  const rows = storedScope(sources, outer)?.[scope.batch?.model ?? '']
  if (!isList(rows)) return undefined
  const storedRow = values.key === undefined ? rows[index] : keyed(rows).get(values.key)
  return isObject(storedRow) ? storedRow : undefined
}

const keyedRows = new WeakMap<readonly Json[], ReadonlyMap<Json | undefined, Json>>()

/** Stored rows by key, the first of each; cached, because every field of every row asks. */
function keyed(rows: readonly Json[]): ReadonlyMap<Json | undefined, Json> {
  const byKey =
    keyedRows.get(rows) ?? new Map(rows.toReversed().flatMap((row) => (isObject(row) ? [[row.key, row] as const] : [])))
  keyedRows.set(rows, byKey)
  return byKey
}

function crossChecks(
  field: CompiledField,
  state: ScopeState,
  sources: Sources,
  memory?: Memory<Json>,
): readonly Finding[] {
  const { checks } = field.logic
  if (!isList(checks)) return []
  const surroundings = surroundingsOf(state, sources, memory)
  return checks.filter(isObject).flatMap((check) => {
    if (evaluate(check.expect, surroundings) !== false) return []
    const message = typeof check.message === 'string' ? check.message : ''
    return [
      {
        ...finding('issue.check'),
        message,
        level: check.level === 'warning' ? ('warning' as const) : ('error' as const),
      },
    ]
  })
}
