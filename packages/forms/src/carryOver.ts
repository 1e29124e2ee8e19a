import { checkValue } from './checks/checkValue.ts'
import { compile } from './compile.ts'
import type { CompiledField, CompiledForm, Scope } from './compiledForm.ts'
import type { FormDocument, Values } from './document.ts'
import { emptyValue, isEmptyValue } from './emptiness.ts'
import { givenOptions } from './evaluateField.ts'
import { evaluateForm } from './evaluateForm.ts'
import { currentValue } from './formState.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { type Loss, migrateValues } from './migrateValues.ts'
import { flatOptions, labelOf } from './readOptions.ts'
import type { Sources } from './sources.ts'
import { isChosen } from './valueKind.ts'

/** What could not be carried over from a field; `said`: the text of the lost values, at most three for several rows. */
export type LostField = Pick<Loss, 'code' | 'params'> & { readonly said: readonly string[] }

export interface CarriedOver {
  readonly values: Values
  readonly lost: readonly LostField[]
  /** Fields that are empty, required in the new version and were not required in the old one. */
  readonly asked: readonly { readonly path: JsonPath; readonly label: string }[]
}

const MOST_SAID = 3

/**
 * Converts what was entered in one version of a form for another version, and reports everything the user has to know
 * before submitting. `comma` separates several values of one field.
 */
export function carryOver(
  from: FormDocument,
  to: FormDocument,
  entered: Values,
  sources: Sources = {},
  comma = '、',
): CarriedOver {
  const { values: moved, losses } = migrateValues(from, to, entered, sources)
  const next = compile(to)
  const values = withoutStrangers(next.top, moved, sources)
  return {
    values,
    lost: grouped(compile(from), losses, sources, comma),
    asked: newlyAsked(from, next, entered, values, sources),
  }
}

/** A value no longer among the options is emptied: the user chooses again instead of seeing a bare code. */
const withoutStrangers = ({ byModel }: Scope, values: Values, sources: Sources): Values =>
  Object.fromEntries(
    Object.entries(values).map(([model, value]) => {
      const field = byModel.get(model)
      if (!field?.kind || !isChosen(field.kind) || value === undefined) return [model, value]
      const issues = checkValue(field.field, field.kind, value, givenOptions(field, sources))
      return [
        model,
        issues.some(({ code }) => code === 'issue.notAnOption') ? emptyValue(field.field, field.kind) : value,
      ]
    }),
  )

/** The same field can be lost in many rows; it is reported once. */
function grouped(old: CompiledForm, losses: readonly Loss[], sources: Sources, comma: string): LostField[] {
  const fields = new Map<string, { code: Loss['code']; params: Loss['params']; said: string[] }>()
  for (const { code, params, path, value } of losses) {
    const key = JSON.stringify([code, path.filter((step) => typeof step === 'string')])
    const lostField = fields.get(key) ?? { code, params, said: [] }
    fields.set(key, lostField)
    const text = wordsOf(fieldAt(old.top, path), value, sources, comma)
    if (text !== '' && lostField.said.length < MOST_SAID && !lostField.said.includes(text)) lostField.said.push(text)
  }
  return [...fields.values()]
}

function fieldAt(scope: Scope, [model, , ...rest]: JsonPath): CompiledField | undefined {
  const field = scope.byModel.get(String(model))
  return field?.rows && rest.length > 0 ? fieldAt(field.rows, rest) : field
}

function wordsOf(field: CompiledField | undefined, value: Json, sources: Sources, comma: string): string {
  if (isList(value))
    return value
      .map((item) => wordsOf(field, item, sources, comma))
      .filter(Boolean)
      .join(comma)
  if (isObject(value)) return typeof value.name === 'string' ? value.name : ''
  if (value === null || typeof value === 'boolean') return ''
  const option = field && flatOptions(givenOptions(field, sources) ?? []).find((item) => item.value === value)
  return option?.label ?? String(value).replace(/<[^<>]*>/g, '')
}

function newlyAsked(from: FormDocument, next: CompiledForm, entered: Values, values: Values, sources: Sources) {
  const old = compile(from)
  const before = evaluateForm(old, entered, sources).top
  const now = evaluateForm(next, values, sources).top
  return next.top.fields.flatMap((field) => {
    const { id, model, kind } = field
    const state = now.fields.get(id)
    if (!kind || !state?.visible || !state.required || state.disabled || state.computed) return []
    const oldField = old.byId.get(id) ?? old.top.byModel.get(model)
    if (oldField && before.fields.get(oldField.id)?.required) return []
    return isEmptyValue(field.field, kind, currentValue(now, model))
      ? [{ path: [model], label: labelOf(field.field) || model }]
      : []
  })
}
