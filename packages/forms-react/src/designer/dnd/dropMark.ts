import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/extract-instruction'
import type { Position } from '@shouya/forms/command'
import type { FormDocument } from '@shouya/forms/document'
import { ancestorsOf, indexDocument } from '@shouya/forms/indexDocument'
import { whyNotAt } from '@shouya/forms/whyNotAt'
import type { DropMark } from '../store/designerState.ts'
import { besides, fieldsAt } from '../store/positions.ts'
import { type DragSource, targetOf } from './dragData.ts'

interface Over {
  readonly element: Element
  readonly data: Record<string | symbol, unknown>
}

/** The drop position for a drag over an element, and whether it is allowed; null where a drop would change nothing. */
export function dropMark(document: FormDocument, source: DragSource, { element, data }: Over): DropMark | null {
  const target = placeOf(document, data)
  if (!target) return null
  const mark = { element, ...target }
  const { byId } = indexDocument(document)
  if (source.kind === 'new') return { ...mark, refused: whyNotAt(document, source.fields, mark.to) }
  const container = byId.get(mark.to.parent ?? '')
  const enclosing = container ? [...ancestorsOf(container), container].map(({ id }) => id) : []
  if (source.ids.some((id) => enclosing.includes(id))) return null
  const fields = source.ids.flatMap((id) => byId.get(id)?.field ?? [])
  return { ...mark, refused: whyNotAt(document, fields, mark.to) }
}

function placeOf(document: FormDocument, data: Over['data']): { edge: DropMark['edge']; to: Position } | undefined {
  const target = targetOf(data)
  if (target?.over === 'slot') {
    const { parent, slot } = target
    return { edge: 'inside', to: { parent, slot, index: fieldsAt(document, target).length } }
  }
  const entry = target && indexDocument(document).byId.get(target.id)
  const operation = extractInstruction(data)?.operation
  if (!entry || !operation) return undefined
  return operation === 'reorder-before'
    ? { edge: 'before', to: besides(entry, entry.position) }
    : { edge: 'after', to: besides(entry, entry.position + 1) }
}
