import { checkValue } from './checks/checkValue.ts'
import { compile } from './compile.ts'
import type { CompiledField, CompiledForm, Scope } from './compiledForm.ts'
import type { FormDocument, OptionItem, Values } from './document.ts'
import { emptyValue, isEmptyValue } from './emptiness.ts'
import { givenOptions } from './evaluateField.ts'
import { evaluateForm } from './evaluateForm.ts'
import { currentValue } from './formState.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { type Loss, migrateValues } from './migrateValues.ts'
import { labelOf } from './readOptions.ts'
import type { Sources } from './sources.ts'
import { isChosen } from './valueKind.ts'

/** What of a field did not come over; `said`: what stood there in words, at most three of several rows. */
export type LostField = Pick<Loss, 'code' | 'params'> & { readonly said: readonly string[] }

export interface CarriedOver {
  readonly values: Values
  readonly lost: readonly LostField[]
  /** Fields that have to be filled in now and had not to be before, while they are empty. */
  readonly asked: readonly { readonly path: JsonPath; readonly label: string }[]
}

const MOST_SAID = 3

/**
 * What somebody filled in of one version of a form, for another; with all that they have to know before they send it.
 * `comma`: between several things that stood in one field.
 */
export function carryOver(
  from: FormDocument,
  to: FormDocument,
  given: Values,
  sources: Sources = {},
  comma = '、',
): CarriedOver {
  const { values: moved, losses } = migrateValues(from, to, given, sources)
  const next = compile(to)
  const values = withoutStrangers(next.top, moved, sources)
  return {
    values,
    lost: grouped(compile(from), losses, sources, comma),
    asked: newlyAsked(from, next, given, values, sources),
  }
}

/** What can no longer be chosen is chosen anew, not shown as a bare value. */
const withoutStrangers = ({ byModel }: Scope, values: Values, sources: Sources): Values =>
  Object.fromEntries(
    Object.entries(values).map(([model, value]) => {
      const field = byModel.get(model)
      if (!field?.kind || !isChosen(field.kind) || value === undefined) return [model, value]
      const wrong = checkValue(field.field, field.kind, value, givenOptions(field, sources))
      return [
        model,
        wrong.some(({ code }) => code === 'issue.notAnOption') ? emptyValue(field.field, field.kind) : value,
      ]
    }),
  )

/** Rows lose the same field one by one; it is told once. */
function grouped(old: CompiledForm, losses: readonly Loss[], sources: Sources, comma: string): LostField[] {
  const fields = new Map<string, { code: Loss['code']; params: Loss['params']; said: string[] }>()
  for (const { code, params, path, value } of losses) {
    const key = JSON.stringify([code, path.filter((step) => typeof step === 'string')])
    const known = fields.get(key) ?? { code, params, said: [] }
    fields.set(key, known)
    const words = wordsOf(fieldAt(old.top, path), value, sources, comma)
    if (words !== '' && known.said.length < MOST_SAID && !known.said.includes(words)) known.said.push(words)
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
  const option = field && find(givenOptions(field, sources) ?? [], value)
  return option?.label ?? String(value).replace(/<[^<>]*>/g, '')
}

function find(options: readonly OptionItem[], value: Json): OptionItem | undefined {
  for (const item of options) {
    const found = item.value === value ? item : find(item.children ?? [], value)
    if (found) return found
  }
  return undefined
}

function newlyAsked(from: FormDocument, next: CompiledForm, given: Values, values: Values, sources: Sources) {
  const old = compile(from)
  const before = evaluateForm(old, given, sources).top
  const now = evaluateForm(next, values, sources).top
  return next.top.fields.flatMap((field) => {
    const { id, model, kind } = field
    const state = now.fields.get(id)
    if (!kind || !state?.visible || !state.required || state.disabled || state.computed) return []
    const was = old.byId.get(id) ?? old.top.byModel.get(model)
    if (was && before.fields.get(was.id)?.required) return []
    return isEmptyValue(field.field, kind, currentValue(now, model))
      ? [{ path: [model], label: labelOf(field.field) || model }]
      : []
  })
}
