import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/extract-instruction'
import type { Position } from '@shouya/forms/command'
import type { FormDocument } from '@shouya/forms/document'
import { ancestorsOf, indexDocument } from '@shouya/forms/indexDocument'
import { whyNotAt } from '@shouya/forms/whyNotAt'
import type { DropMark } from '../store/designerState.ts'
import { fieldsIn } from '../store/fieldSlots.ts'
import { besides } from '../store/positions.ts'
import { type DragSource, targetOf } from './dragData.ts'

interface Over {
  readonly element: Element
  readonly data: Record<string | symbol, unknown>
}

/** Where a drag over an element would land, and whether it may; null where it would do nothing. */
export function dropMark(document: FormDocument, source: DragSource, { element, data }: Over): DropMark | null {
  const found = placeOf(document, data)
  if (!found) return null
  const mark = { element, ...found }
  const { byId } = indexDocument(document)
  if (source.kind === 'new') return { ...mark, refused: whyNotAt(document, source.fields, mark.to) }
  const around = byId.get(mark.to.parent ?? '')
  const outside = around ? [...ancestorsOf(around), around].map(({ id }) => id) : []
  if (source.ids.some((id) => outside.includes(id))) return null
  const fields = source.ids.flatMap((id) => byId.get(id)?.field ?? [])
  return { ...mark, refused: whyNotAt(document, fields, mark.to) }
}

function placeOf(document: FormDocument, data: Over['data']): { edge: DropMark['edge']; to: Position } | undefined {
  const target = targetOf(data)
  if (target?.over === 'slot') {
    const holder = indexDocument(document).byId.get(target.parent ?? '')
    const fields = holder ? fieldsIn(holder.field, target.slot) : document.list
    return { edge: 'inside', to: { parent: target.parent, slot: target.slot, index: fields.length } }
  }
  const entry = target && indexDocument(document).byId.get(target.id)
  const operation = extractInstruction(data)?.operation
  if (!entry || !operation) return undefined
  return operation === 'reorder-before'
    ? { edge: 'before', to: besides(entry, entry.position) }
    : { edge: 'after', to: besides(entry, entry.position + 1) }
}
