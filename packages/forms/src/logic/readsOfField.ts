import { type CompiledField, findModel } from '../compiledForm.ts'
import type { Logic } from '../document.ts'
import { isList, isObject, type Json } from '../json.ts'
import { readsOf } from './reads.ts'

const NOTHING: readonly CompiledField[] = []

export const LOGIC_PARTS = ['visible', 'value', 'required', 'disabled', 'options', 'checks'] as const

/** The fields that some parts of a field's logic read, possibly itself; the container counts for visibility. */
export function readsOfField(field: CompiledField, parts: readonly (keyof Logic)[]): readonly CompiledField[] {
  // Most fields depend on nothing, and a form can have a thousand of them.
  if (!field.parent && Object.keys(field.logic).length === 0) return NOTHING
  const reads = new Set<CompiledField>()
  for (const expression of parts.flatMap((part) => expressionsOf(field.logic, part))) {
    const { fields, columns } = readsOf(expression)
    for (const model of fields) add(reads, findModel(field.scope, model))
    for (const { batch, model } of columns) {
      const owner = findModel(field.scope, batch)
      add(reads, owner)
      add(reads, owner?.rows?.byModel.get(model))
    }
  }
  if (parts.includes('visible') && field.parent) reads.add(field.parent)
  return [...reads]
}

const add = (fields: Set<CompiledField>, field: CompiledField | undefined) => field && fields.add(field)

/** The expressions of one part of a logic; each check has one. */
export function expressionsOf(logic: Logic, part: keyof Logic): readonly Json[] {
  const value = logic[part]
  if (part !== 'checks') return value === undefined ? [] : [value]
  return isList(value) ? value.flatMap((check) => (isObject(check) ? [check.expect ?? null] : [])) : []
}
