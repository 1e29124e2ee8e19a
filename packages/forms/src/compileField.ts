import { compilePattern, type Pattern } from './compilePattern.ts'
import type { Field, Logic, Permission } from './document.ts'
import { isList, isObject, own } from './json.ts'
import { isReservedModel } from './limits.ts'
import { readOption } from './readOptions.ts'
import { isChosen, type ValueKind, valueKindOf } from './valueKind.ts'

/** What a field's own JSON says, read once: the part of a compiled form that does not know of other fields. */
export interface FieldPlan {
  readonly kind: ValueKind | undefined
  /** '' for a field without a value, or with a model that could not be used. */
  readonly model: string
  readonly hidden: boolean
  readonly disabled: boolean
  readonly required: boolean
  readonly requiredMessage: string
  readonly patterns: readonly { readonly source: string; readonly pattern: Pattern; readonly message: string }[]
  readonly logic: Logic
  readonly permission: Permission | undefined
  /** The name of the source that its options come from; undefined: the options of the document. */
  readonly source: string | undefined
}

const cache = new WeakMap<Field, FieldPlan>()

/** Made once per field: a command changes one field and shares the others. */
export function compileField(field: Field): FieldPlan {
  const known = cache.get(field)
  if (known) return known
  const plan = build(field)
  cache.set(field, plan)
  return plan
}

function build(field: Field): FieldPlan {
  const kind = valueKindOf(field)
  const rules = isList(field.rules) ? field.rules.filter(isObject) : []
  const required = rules.find((rule) => rule.required === true)
  const model = kind && typeof field.model === 'string' && !isReservedModel(field.model) ? field.model : ''
  return {
    kind,
    model,
    hidden: readOption(field, 'hidden') === true,
    disabled: readOption(field, 'disabled') === true,
    required: required !== undefined,
    requiredMessage: wordsOf(required?.message),
    patterns: rules.flatMap((rule) =>
      typeof rule.pattern === 'string' && rule.pattern !== ''
        ? [{ source: rule.pattern, pattern: compilePattern(rule.pattern), message: wordsOf(rule.message) }]
        : [],
    ),
    logic: isObject(field.logic) ? field.logic : {},
    permission: permissionOf(field),
    source:
      isChosen(kind) && readOption(field, 'dynamic') === true
        ? String(readOption(field, 'dynamicKey') ?? '')
        : undefined,
  }
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The right that a field is bound to; a broken mark binds to a right that nobody has. */
function permissionOf(field: Field): Permission | undefined {
  const given = isObject(field.options) ? own(field.options, 'operation') : undefined
  if (given === undefined || given === null) return undefined
  const { id, operation } = isObject(given) ? given : {}
  return { id: wordsOf(id), operation: wordsOf(operation) }
}
