import type { Position, Refusal } from './command.ts'
import { entryOf } from './commands/editing.ts'
import type { Field, FormDocument } from './document.ts'
import { batchTypes } from './fieldTypes.ts'
import { type Entry, indexDocument } from './indexDocument.ts'
import { LIMITS } from './limits.ts'
import { slotsOf } from './structure/slots.ts'

/** Why fields may not be put into a place; undefined where they may. Also used by the drop indicator. */
export function whyNotAt(document: FormDocument, fields: readonly Field[], to: Position): Refusal | undefined {
  if (to.parent === null)
    return to.slot.join() === 'list' ? tooMuch(document, fields, 0) : { code: 'edit.noPlace', params: {} }
  const parent = entryOf(document, to.parent)
  if (!parent || !slotsOf(parent.field).some(({ path }) => path.join() === to.slot.join()))
    return { code: 'edit.noPlace', params: {} }
  const misplaced = isInBatch(parent) ? fields.find(({ type }) => !batchTypes.has(type)) : undefined
  if (misplaced) return { code: 'edit.notInBatch', params: { type: misplaced.type } }
  return tooMuch(document, fields, parent.depth)
}

const isInBatch = (entry: Entry) => entry.field.type === 'batch' || entry.batch !== undefined

function tooMuch(document: FormDocument, fields: readonly Field[], depth: number): Refusal | undefined {
  const sizes = fields.map(sizeOf)
  if (sizes.some(({ height }) => depth + height > LIMITS.depth))
    return { code: 'edit.tooDeep', params: { limit: LIMITS.depth } }
  const count = sizes.reduce((sum, { fields: inner }) => sum + inner, indexDocument(document).entries.length)
  return count > LIMITS.fields ? { code: 'edit.tooMany', params: { limit: LIMITS.fields } } : undefined
}

/** The number of fields and levels of a field with all its descendants. */
function sizeOf(field: Field): { fields: number; height: number } {
  const inner = slotsOf(field).flatMap(({ list }) => list.map(sizeOf))
  return {
    fields: inner.reduce((sum, child) => sum + child.fields, 1),
    height: 1 + inner.reduce((height, child) => Math.max(height, child.height), 0),
  }
}
