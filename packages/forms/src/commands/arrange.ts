import type { Applied, Command, Position } from '../command.ts'
import type { FormDocument } from '../document.ts'
import { ancestorsOf, type Entry, indexDocument } from '../indexDocument.ts'
import { whyNotAt } from '../whyNotAt.ts'
import { done, entryOf, insertAt, refuse, removeAll, slotPath } from './editing.ts'
import { freshFields } from './freshFields.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export function add(document: FormDocument, { fields, to, stamp }: Of<'add'>): Applied {
  const refused = whyNotAt(document, fields, to)
  const path = slotPath(document, to)
  if (refused || !path) return { ...refuse(document, 'edit.noPlace'), ...(refused && { refused }) }
  const fresh = freshFields(document, fields, to, stamp)
  return done(insertAt(document, path, to.index, fresh), fresh[0]?.key ?? null)
}

/** Fields keep their order among each other, and what is inside one that moves goes along with it. */
export function move(document: FormDocument, { ids, to }: Of<'move'>): Applied {
  const entries = outermost(document, ids)
  if (entries.length === 0) return refuse(document, 'edit.gone')
  const target = to.parent === null ? undefined : entryOf(document, to.parent)
  const around = target ? [...ancestorsOf(target), target] : []
  if (entries.some((entry) => around.includes(entry))) return refuse(document, 'edit.intoItself')
  const path = slotPath(document, to)
  const without = removeAll(document, entries)
  const fields = entries.map(({ field }) => field)
  const refused = whyNotAt(without, fields, to)
  if (refused || !path) return { ...refuse(document, 'edit.noPlace'), ...(refused && { refused }) }
  const before = entries.filter((entry) => isSlot(entry, to) && entry.position < to.index).length
  const next = slotPath(without, to) ?? path
  return done(insertAt(without, next, to.index - before, fields), entries[0]?.id ?? null)
}

const isSlot = ({ parent, slot }: Entry, to: Position) =>
  (parent?.id ?? null) === to.parent && slot.join() === to.slot.join()

export function copy(document: FormDocument, { id, stamp }: Of<'copy'>): Applied {
  const entry = entryOf(document, id)
  if (!entry) return refuse(document, 'edit.gone')
  const to = { parent: entry.parent?.id ?? null, slot: entry.slot, index: entry.position + 1 }
  return add(document, { type: 'add', fields: [entry.field], to, stamp })
}

/** Selects the sibling behind, else the one before, else the container (forms.md 1.2; the container is ours). */
export function remove(document: FormDocument, { ids }: Of<'remove'>): Applied {
  const entries = outermost(document, ids)
  const last = entries.at(-1)
  if (!last) return refuse(document, 'edit.gone')
  const gone = new Set(entries)
  const siblings = indexDocument(document).entries.filter(
    (each) => each.parent === last.parent && each.slot.join() === last.slot.join() && !gone.has(each),
  )
  const behind = siblings.find(({ position }) => position > last.position) ?? siblings.at(-1)
  return done(removeAll(document, entries), (behind ?? last.parent)?.id ?? null)
}

/** The named fields in document order, without those that stand inside another of them. */
function outermost(document: FormDocument, ids: readonly string[]): Entry[] {
  const named = new Set(ids)
  const chosen = indexDocument(document).entries.filter(({ id }) => named.has(id))
  const all = new Set(chosen)
  return chosen.filter((entry) => !ancestorsOf(entry).some((around) => all.has(around)))
}
