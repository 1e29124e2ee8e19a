import type { Change } from './change.ts'
import type { FormDocument } from './document.ts'
import { type Entry, indexDocument } from './indexDocument.ts'
import { isObject, type JsonObject } from './json.ts'
import { longestRise } from './longestRise.ts'
import { labelOf } from './readOptions.ts'
import { sameJson } from './sameJson.ts'
import { diffField } from './versions/diffField.ts'

/**
 * The smallest list of changes from one document to the other: first those of the form, then field by field in the
 * order of the new document, then removed fields. `describeChange` makes a sentence of each.
 */
export function diffDocuments(before: FormDocument, after: FormDocument): readonly Change[] {
  if (before === after) return []
  const old = pair(before, after)
  const matched = new Set(old.values())
  const moved = movedOf(indexDocument(after).entries, old)
  const ofFields = indexDocument(after).entries.flatMap((entry): Change[] => {
    const oldEntry = old.get(entry)
    const { id, field } = entry
    if (!oldEntry) return [{ code: 'change.added', id, label: labelOf(field), type: field.type }]
    const into = entry.parent ? labelOf(entry.parent.field) : ''
    const moves: Change[] = moved.has(entry) ? [{ code: 'change.moved', id, label: labelOf(field), into }] : []
    return [...moves, ...(oldEntry.field === field ? [] : diffField(id, oldEntry.field, field))]
  })
  const removedEntries = indexDocument(before).entries.filter((entry) => !matched.has(entry))
  const removed = removedEntries.map(
    ({ id, field }): Change => ({ code: 'change.removed', id, label: labelOf(field), type: field.type }),
  )
  const { list: _was, config: was, ...oldRest } = before
  const { list: _is, config: is, ...newRest } = after
  return [...diffKeys(was, is), ...diffKeys(oldRest, newRest), ...ofFields, ...removed]
}

/** The form's own properties, unknown ones included. */
function diffKeys(before: JsonObject, after: JsonObject): Change[] {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((property) => !sameJson(was[property], is[property]))
    .map((property) => ({ code: 'change.set', id: '', label: '', property, from: was[property], to: is[property] }))
}

/** New entry → the old entry it came from: by key, else by model among the remaining ones. */
function pair(before: FormDocument, after: FormDocument): Map<Entry, Entry> {
  const [was, is] = [indexDocument(before), indexDocument(after)]
  const pairs = new Map<Entry, Entry>()
  for (const entry of is.entries) {
    const old = was.byId.get(entry.id)
    if (old) pairs.set(entry, old)
  }
  const taken = new Set(pairs.values())
  const byModel = new Map(
    was.entries.filter((entry) => !taken.has(entry) && entry.field.model).map((entry) => [entry.field.model, entry]),
  )
  for (const entry of is.entries) {
    const old = byModel.get(entry.field.model)
    if (pairs.has(entry) || !old) continue
    pairs.set(entry, old)
    byModel.delete(entry.field.model)
  }
  return pairs
}

/** Fields in another slot than before; of those that stayed in their slot, the fewest that explain the new order. */
function movedOf(entries: readonly Entry[], old: ReadonlyMap<Entry, Entry>): ReadonlySet<Entry> {
  const moved = new Set<Entry>()
  const slots = new Map<string, Entry[]>()
  for (const entry of entries) {
    const oldEntry = old.get(entry)
    if (!oldEntry) continue
    const isSame =
      (entry.parent ? old.get(entry.parent) : undefined) === oldEntry.parent &&
      entry.slot.join() === oldEntry.slot.join()
    if (!isSame) moved.add(entry)
    else {
      const slot = `${entry.parent?.id ?? ''} ${entry.slot.join()}`
      const siblings = slots.get(slot)
      if (siblings) siblings.push(entry)
      else slots.set(slot, [entry])
    }
  }
  for (const stayed of slots.values()) {
    const stay = longestRise(stayed.map((entry) => old.get(entry)?.position ?? 0))
    for (const [place, entry] of stayed.entries()) if (!stay.has(place)) moved.add(entry)
  }
  return moved
}
