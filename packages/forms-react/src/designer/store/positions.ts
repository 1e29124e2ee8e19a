import type { Position } from '@shouya/forms/command'
import type { Field, FormDocument } from '@shouya/forms/document'
import { type Entry, indexDocument, outermost } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'
import { fieldsIn, isContainer, isSameSlot, slotPaths } from './fieldSlots.ts'

export type Direction = 'up' | 'down' | 'in' | 'out'

/** The slot that was clicked, where the palette inserts new fields. */
export interface Place {
  readonly parent: string
  readonly slot: JsonPath
}

const rootSlot: JsonPath = ['list']

export const besides = (entry: Entry, index: number): Position => ({
  parent: entry.parent?.id ?? null,
  slot: entry.slot,
  index,
})

const after = (entry: Entry): Position => besides(entry, entry.position + 1)

const endOf = ({ id, field }: Entry, slot: JsonPath): Position => ({
  parent: id,
  slot,
  index: fieldsIn(field, slot).length,
})

/**
 * Where the palette inserts a field (design section 7): into the selected container, there into the clicked slot, else
 * into the open tab, else into the first empty slot; directly after any other field; at the end without a selection.
 */
export function placeForNew(
  document: FormDocument,
  selected: string | undefined,
  place: Place | null,
  openTab: number | undefined,
): Position {
  const entry = selected === undefined ? undefined : indexDocument(document).byId.get(selected)
  if (!entry) return { parent: null, slot: rootSlot, index: document.list.length }
  const slots = slotPaths(entry.field)
  const [first] = slots
  if (!first) return after(entry)
  const pointedAt = place?.parent === entry.id ? slots.find((slot) => isSameSlot(slot, place.slot)) : undefined
  const open = entry.field.type === 'tabs' ? slots[openTab ?? 0] : undefined
  const empty = slots.find((slot) => fieldsIn(entry.field, slot).length === 0)
  return endOf(entry, pointedAt ?? open ?? empty ?? first)
}

/** The fields of the slot of a position. */
export function fieldsAt(
  document: FormDocument,
  { parent, slot }: Pick<Position, 'parent' | 'slot'>,
): readonly Field[] {
  const holder = parent === null ? undefined : indexDocument(document).byId.get(parent)
  return holder ? fieldsIn(holder.field, slot) : document.list
}

/**
 * Where the keyboard moves fields: among their siblings, across the edge into the next cell or column of the container,
 * into an adjacent container, or out to after their own. undefined if there is no such place.
 */
export function placeForMove(
  document: FormDocument,
  ids: readonly string[],
  direction: Direction,
): Position | undefined {
  const block = outermost(document, ids)
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return undefined
  if (direction === 'out') return first.parent && after(first.parent)
  if (direction === 'in') return intoAdjacent(document, first, last)
  if (direction === 'up') return first.position > 0 ? besides(first, first.position - 1) : neighbourSlot(first, -1)
  return last.position < fieldsAt(document, besides(last, 0)).length - 1
    ? besides(last, last.position + 2)
    : neighbourSlot(last, 1)
}

function neighbourSlot({ parent, slot }: Entry, step: 1 | -1): Position | undefined {
  if (!parent) return undefined
  const slots = slotPaths(parent.field)
  const next = slots[slots.findIndex((other) => isSameSlot(other, slot)) + step]
  if (!next) return undefined
  return step === 1 ? { parent: parent.id, slot: next, index: 0 } : endOf(parent, next)
}

function intoAdjacent(document: FormDocument, first: Entry, last: Entry): Position | undefined {
  const sibling = (entry: Entry, step: number) =>
    indexDocument(document).entries.find(
      (candidate) =>
        candidate.parent === entry.parent &&
        isSameSlot(candidate.slot, entry.slot) &&
        candidate.position === entry.position + step,
    )
  const target = [sibling(first, -1), sibling(last, 1)].find((neighbour) => neighbour && isContainer(neighbour.field))
  const [slot] = target ? slotPaths(target.field) : []
  return target && slot && endOf(target, slot)
}
