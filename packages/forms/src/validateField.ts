import { checkValue } from './checks/checkValue.ts'
import type { CompiledField } from './compiledForm.ts'
import { defaultValue, minRows } from './defaultValue.ts'
import { isEmptyValue, tidyEmpty } from './emptiness.ts'
import { surroundingsOf } from './evaluateField.ts'
import { currentValue, type FieldState, pathOf, type ScopeState } from './formState.ts'
import { type Finding, found, type Issue } from './issue.ts'
import { isList, isObject, type Json, type JsonObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { evaluate } from './logic/evaluate.ts'
import type { Memory } from './logic/remember.ts'
import { sameJson } from './sameJson.ts'
import type { Sources } from './sources.ts'

/**
 * What the fields that are validated together have in common: what rows read, each of it once, and the work that patterns
 * made so far. It holds as long as no value changes.
 */
export interface Pass {
  readonly memory: Memory<Json>
  patternWork: number
}

export const newPass = (): Pass => ({ memory: new Map(), patternWork: 0 })

/**
 * What is wrong with one field's value in one scope, the rows of a batch not included (they have fields of their own).
 * Its state must have been asked before. A hidden field may be empty and is compared with nothing; when its value is
 * kept all the same, it has to be one.
 */
export function validateField(
  field: CompiledField,
  state: ScopeState,
  sources: Sources,
  pass?: Pass,
): readonly Issue[] {
  const at = state.fields.get(field.id)
  if (!at || field.model === '' || !(at.visible || state.scope.policy === 'keep')) return []
  const value = currentValue(state, field.model)
  const findings = ofValue(field, at, state, value, sources, pass)
  const across = at.visible ? crossChecks(field, state, sources, pass?.memory) : []
  return [...findings, ...across].map(({ at: below = [], ...finding }) => ({
    params: {},
    level: 'error',
    ...finding,
    id: field.id,
    path: [...pathOf(state), field.model, ...below],
  }))
}

function ofValue(
  field: CompiledField,
  at: FieldState,
  state: ScopeState,
  value: Json,
  sources: Sources,
  pass?: Pass,
): readonly Finding[] {
  // A computed value follows from what others entered: nobody needs a right for it.
  if (at.forbidden && !at.computed) return forbidden(field, state, value, sources)
  if (at.visible) return entered(field, at, value, pass)
  const kind = field.kind ?? 'any'
  return isEmptyValue(field.field, kind, value) ? [] : checkValue(field.field, kind, value, at.options)
}

function entered(field: CompiledField, at: FieldState, value: Json, pass?: Pass): readonly Finding[] {
  const kind = field.kind ?? 'any'
  if (isEmptyValue(field.field, kind, value)) {
    if (at.required) return [{ ...found('issue.required'), message: field.requiredMessage }]
    return tooFew(field, value)
  }
  const findings = checkValue(field.field, kind, value, at.options)
  return [...findings, ...tooFew(field, value), ...patterns(field, value, pass)]
}

function tooFew(field: CompiledField, value: Json): readonly Finding[] {
  const least = field.kind === 'rows' ? minRows(field.field) : 0
  return (isList(value) ? value.length : 0) < least ? [found('issue.minRows', { min: least })] : []
}

/** A pattern that the engine cannot take is told at the field, never left out in silence (ADR 026). */
function patterns(field: CompiledField, value: Json, pass?: Pass): readonly Finding[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  return field.patterns.flatMap(({ pattern, message }) => {
    if (!pattern.ok) return [found('issue.patternUnusable')]
    const text = String(value)
    // Asked in the event loop of whoever judges: linear, but a long text takes long.
    const most = Math.floor(LIMITS.patternWork / pattern.size)
    if (text.length > most) return [found('issue.patternLength', { max: most })]
    if (pass) pass.patternWork += text.length * pattern.size
    if (pass && pass.patternWork > LIMITS.formPatternWork) return [found('issue.patternWork')]
    return pattern.test(text) ? [] : [{ ...found('issue.pattern'), message }]
  })
}

/** Without the right the value has to stay what it was: as stored, or as the form begins. */
function forbidden(field: CompiledField, state: ScopeState, value: Json, sources: Sources): readonly Finding[] {
  const kind = field.kind ?? 'any'
  const stored = storedAt(sources, state, field.model)
  const allowed = stored === undefined ? [defaultValue(field.field), null] : [stored]
  const tidy = (each: Json) => tidyEmpty(field.field, kind, each)
  const kept =
    (stored === undefined && isEmptyValue(field.field, kind, value)) ||
    allowed.some((each) => sameJson(tidy(each), tidy(value)))
  return kept ? [] : [found('issue.noPermission')]
}

/** The stored value in the same place; rows are known by their key, since they may have moved. */
function storedAt(sources: Sources, state: ScopeState, model: string): Json | undefined {
  const values = storedScope(sources, state)
  return values && Object.hasOwn(values, model) ? values[model] : undefined
}

function storedScope(sources: Sources, { scope, outer, index, values }: ScopeState): JsonObject | undefined {
  if (!outer) return sources.stored
  const rows = storedScope(sources, outer)?.[scope.batch?.model ?? '']
  if (!isList(rows)) return undefined
  const same = values.key === undefined ? rows[index] : keyed(rows).get(values.key)
  return isObject(same) ? same : undefined
}

const known = new WeakMap<readonly Json[], ReadonlyMap<Json | undefined, Json>>()

/** Stored rows by their key, the first of each; every field of every row asks. */
function keyed(rows: readonly Json[]): ReadonlyMap<Json | undefined, Json> {
  const byKey =
    known.get(rows) ?? new Map(rows.toReversed().flatMap((row) => (isObject(row) ? [[row.key, row] as const] : [])))
  known.set(rows, byKey)
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
  const around = surroundingsOf(state, sources, memory)
  return checks.filter(isObject).flatMap((check) => {
    if (evaluate(check.expect, around) !== false) return []
    const message = typeof check.message === 'string' ? check.message : ''
    return [
      {
        ...found('issue.check'),
        message,
        level: check.level === 'warning' ? ('warning' as const) : ('error' as const),
      },
    ]
  })
}
