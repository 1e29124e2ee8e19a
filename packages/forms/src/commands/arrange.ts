import type { Applied, Command, Position } from '../command.ts'
import type { FormDocument } from '../document.ts'
import { ancestorsOf, type Entry, indexDocument, outermost } from '../indexDocument.ts'
import { whyNotAt } from '../whyNotAt.ts'
import { done, entryOf, insertAt, refuse, removeAll, slotPath } from './editing.ts'
import { freshFields } from './freshFields.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export function add(document: FormDocument, { fields, to, stamp }: Of<'add'>): Applied {
  const refused = whyNotAt(document, fields, to)
  const path = slotPath(document, to)
  if (refused || !path) return { ...refuse(document, 'edit.noPlace'), ...(refused && { refused }) }
  const added = freshFields(document, fields, to, stamp)
  return done(insertAt(document, path, to.index, added), added[0]?.key ?? null)
}

/** Fields keep their relative order; their children move with them. */
export function move(document: FormDocument, { ids, to }: Of<'move'>): Applied {
  const entries = outermost(document, ids)
  if (entries.length === 0) return refuse(document, 'edit.gone')
  const target = to.parent === null ? undefined : entryOf(document, to.parent)
  const ancestors = target ? [...ancestorsOf(target), target] : []
  if (entries.some((entry) => ancestors.includes(entry))) return refuse(document, 'edit.intoItself')
  const path = slotPath(document, to)
  const remaining = removeAll(document, entries)
  const fields = entries.map(({ field }) => field)
  const refused = whyNotAt(remaining, fields, to)
  if (refused || !path) return { ...refuse(document, 'edit.noPlace'), ...(refused && { refused }) }
  const before = entries.filter((entry) => isSlot(entry, to) && entry.position < to.index).length
  const next = slotPath(remaining, to) ?? path
  return done(insertAt(remaining, next, to.index - before, fields), entries[0]?.id ?? null)
}

const isSlot = ({ parent, slot }: Entry, to: Position) =>
  (parent?.id ?? null) === to.parent && slot.join() === to.slot.join()

export function copy(document: FormDocument, { id, stamp }: Of<'copy'>): Applied {
  const entry = entryOf(document, id)
  if (!entry) return refuse(document, 'edit.gone')
  const to = { parent: entry.parent?.id ?? null, slot: entry.slot, index: entry.position + 1 }
  return add(document, { type: 'add', fields: [entry.field], to, stamp })
}

/** Selects the next sibling, else the previous one, else the container (forms.md 1.2 and an addition). */
export function remove(document: FormDocument, { ids }: Of<'remove'>): Applied {
  const entries = outermost(document, ids)
  const last = entries.at(-1)
  if (!last) return refuse(document, 'edit.gone')
  const removed = new Set(entries)
  const siblings = indexDocument(document).entries.filter(
    (entry) => entry.parent === last.parent && entry.slot.join() === last.slot.join() && !removed.has(entry),
  )
  const behind = siblings.find(({ position }) => position > last.position) ?? siblings.at(-1)
  return done(removeAll(document, entries), (behind ?? last.parent)?.id ?? null)
}
