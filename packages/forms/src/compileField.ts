import { compilePattern, type Pattern } from './compilePattern.ts'
import type { Field, Logic, Permission } from './document.ts'
import { isList, isObject, own } from './json.ts'
import { isReservedModel } from './limits.ts'
import { readOption } from './readOptions.ts'
import { isChosen, type ValueKind, valueKindOf } from './valueKind.ts'

/** What a field's own JSON defines, read once: the part of a compiled form that is independent of other fields. */
export interface FieldPlan {
  readonly kind: ValueKind | undefined
  /** '' for a field without a value, or with an unusable model. */
  readonly model: string
  readonly hidden: boolean
  readonly disabled: boolean
  readonly required: boolean
  readonly requiredMessage: string
  readonly patterns: readonly { readonly source: string; readonly pattern: Pattern; readonly message: string }[]
  readonly logic: Logic
  readonly permission: Permission | undefined
  /** The name of the source of its options; undefined: the options of the document. */
  readonly source: string | undefined
}

const cache = new WeakMap<Field, FieldPlan>()

/** Cached per field: a command changes one field and shares the others. */
export function compileField(field: Field): FieldPlan {
  const cached = cache.get(field)
  if (cached) return cached
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

/** The permission that a field requires; a malformed value requires a permission that nobody has. */
function permissionOf(field: Field): Permission | undefined {
  const permission = isObject(field.options) ? own(field.options, 'operation') : undefined
  if (permission === undefined || permission === null) return undefined
  const { id, operation } = isObject(permission) ? permission : {}
  return { id: wordsOf(id), operation: wordsOf(operation) }
}
