import type { Position } from '@shouya/forms/command'
import type { FormDocument } from '@shouya/forms/document'
import { ancestorsOf, type Entry, indexDocument } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'
import { fieldsIn, isContainer, isSameSlot, slotPaths } from './fieldSlots.ts'

export type Direction = 'up' | 'down' | 'in' | 'out'

/** A slot that was pointed at, so that the palette puts new fields there. */
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
 * Where a click on the palette puts a field (design section 7): into the selected container, there into the slot that was
 * pointed at, else into the open tab, else into the first empty slot; right after any other field; at the end with nothing
 * selected.
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

/** The chosen fields in document order, without those that stand inside another of them. */
export function outermost(document: FormDocument, ids: readonly string[]): readonly Entry[] {
  const named = new Set(ids)
  const chosen = indexDocument(document).entries.filter(({ id }) => named.has(id))
  return chosen.filter((entry) => !ancestorsOf(entry).some(({ id }) => named.has(id)))
}

/**
 * Where the keyboard moves fields: among their neighbours, over the edge into the next cell or column of the same
 * container, into the container beside, out behind their own. undefined where there is no such place.
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
  if (direction === 'in') return inside(document, first, last)
  if (direction === 'up') return first.position > 0 ? besides(first, first.position - 1) : neighbourSlot(first, -1)
  return last.position < siblings(document, last).length - 1 ? besides(last, last.position + 2) : neighbourSlot(last, 1)
}

const siblings = (document: FormDocument, { parent, slot }: Entry) =>
  parent ? fieldsIn(parent.field, slot) : document.list

function neighbourSlot({ parent, slot }: Entry, step: 1 | -1): Position | undefined {
  if (!parent) return undefined
  const slots = slotPaths(parent.field)
  const next = slots[slots.findIndex((each) => isSameSlot(each, slot)) + step]
  if (!next) return undefined
  return step === 1 ? { parent: parent.id, slot: next, index: 0 } : endOf(parent, next)
}

function inside(document: FormDocument, first: Entry, last: Entry): Position | undefined {
  const beside = (entry: Entry, step: number) =>
    indexDocument(document).entries.find(
      (each) =>
        each.parent === entry.parent && isSameSlot(each.slot, entry.slot) && each.position === entry.position + step,
    )
  const target = [beside(first, -1), beside(last, 1)].find((each) => each && isContainer(each.field))
  const [slot] = target ? slotPaths(target.field) : []
  return target && slot && endOf(target, slot)
}
