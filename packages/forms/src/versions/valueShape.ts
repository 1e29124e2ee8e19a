import type { CompiledField, Scope } from '../compiledForm.ts'
import type { OptionItem } from '../document.ts'
import { isList, type Json } from '../json.ts'
import { numberLimits } from '../numberLimits.ts'
import { readOption } from '../readOptions.ts'
import { uploadLimit } from '../uploads.ts'

/**
 * The shape of a form's values, from which TypeScript types and JSON Schema are written. `required` means that the key
 * is always there and never empty; fields that depend on others are not required.
 */
export type Shape =
  | { readonly kind: 'text' | 'flag' | 'any' }
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'date'; readonly format: string }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] | undefined }
  | { readonly kind: 'list'; readonly item: Shape; readonly length?: number; readonly most?: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly isRow: boolean }

export interface Member {
  readonly model: string
  readonly label: string
  readonly shape: Shape
  readonly required: boolean
  /** What stands for "nothing entered" in this field's values. */
  readonly empty: '' | null | undefined
}

export const shapeOfScope = (scope: Scope): Shape => ({
  kind: 'object',
  isRow: scope.batch !== undefined,
  members: [...scope.byModel.values()].map(memberOf),
})

function memberOf(field: CompiledField): Member {
  const required = field.required && !mayHide(field)
  return {
    model: field.model,
    label: String(field.field.label ?? ''),
    shape: shapeOf(field),
    required,
    empty: emptyOf(field),
  }
}

/** Whether the value can be missing although the field is required: it or a container can be hidden. */
function mayHide(field: CompiledField): boolean {
  for (
    let current: CompiledField | undefined = field;
    current && current.scope === field.scope;
    current = current.parent
  )
    if (current.hidden || current.logic.visible !== undefined) return true
  return false
}

function emptyOf({ kind }: CompiledField): Member['empty'] {
  if (kind === 'number' || kind === 'choice' || kind === 'any') return null
  return kind === 'date' || kind === 'dates' || kind === 'time' ? '' : undefined
}

function shapeOf(field: CompiledField): Shape {
  const { kind } = field
  const format = String(readOption(field.field, 'format') ?? '')
  if (kind === 'text' || kind === 'html') return { kind: 'text' }
  if (kind === 'flag') return { kind }
  if (kind === 'number') return { kind, min: numberLimits(field.field).min, max: numberLimits(field.field).max }
  if (kind === 'date' || kind === 'time') return { kind: 'date', format }
  if (kind === 'dates') return { kind: 'list', item: { kind: 'date', format }, length: 2 }
  if (kind === 'choice') return { kind, values: choices(field) }
  if (kind === 'choices' || kind === 'path') return { kind: 'list', item: { kind: 'choice', values: choices(field) } }
  if (kind === 'files') return { kind: 'list', item: { kind: 'file' }, most: uploadLimit(field.field) }
  if (kind === 'rows' && field.rows) return { kind: 'list', item: shapeOfScope(field.rows) }
  return { kind: 'any' }
}

/** The values to choose from, at all levels; undefined when they come from a source. */
function choices(field: CompiledField): readonly (string | number)[] | undefined {
  const options: Json | undefined = readOption(field.field, 'options')
  if (field.source !== undefined || !isList(options)) return undefined
  const values = new Set<string | number>()
  const open = [...(options as readonly OptionItem[])]
  for (let item = open.shift(); item; item = open.shift()) {
    values.add(item.value)
    open.push(...(item.children ?? []))
  }
  return [...values]
}
