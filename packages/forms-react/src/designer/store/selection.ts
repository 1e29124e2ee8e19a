import type { FormDocument } from '@shouya/forms/document'
import { type Entry, indexDocument } from '@shouya/forms/indexDocument'
import { isSameSlot } from './fieldSlots.ts'

/** Adds or removes an id. The last one is active for the keyboard. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** From the first selected field to this one, in document order; between siblings only the siblings. */
export function extended(document: FormDocument, ids: readonly string[], id: string): readonly string[] {
  const { entries, byId } = indexDocument(document)
  const [from, to] = [byId.get(ids[0] ?? ''), byId.get(id)]
  if (!from || !to) return [id]
  const [low, high] = [entries.indexOf(from), entries.indexOf(to)].sort((a, b) => a - b)
  const between = entries.slice(low, (high ?? 0) + 1)
  const range = isBeside(from, to) ? between.filter((entry) => isBeside(entry, from)) : between
  const others = range.map((entry) => entry.id).filter((other) => other !== from.id && other !== id)
  return [...new Set([from.id, ...others, id])]
}

const isBeside = (a: Entry, b: Entry) => a.parent === b.parent && isSameSlot(a.slot, b.slot)

/** The field that an arrow key leads to. */
export function goTo(
  document: FormDocument,
  from: string | undefined,
  to: 'next' | 'previous' | 'parent' | 'child' | 'first' | 'last',
): string | undefined {
  const { entries, byId } = indexDocument(document)
  const entry = byId.get(from ?? '')
  if (!entry || to === 'first' || to === 'last') return (to === 'last' ? entries.at(-1) : entries[0])?.id
  if (to === 'parent') return entry.parent?.id
  if (to === 'child') return entries.find(({ parent }) => parent === entry)?.id
  return entries[entries.indexOf(entry) + (to === 'next' ? 1 : -1)]?.id
}
