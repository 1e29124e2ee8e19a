import type { Applied, Position } from '../command.ts'
import type { Field, FormDocument } from '../document.ts'
import { type Entry, indexDocument } from '../indexDocument.ts'
import { updateAt } from '../json/updateAt.ts'
import { isList, type Json, type JsonPath } from '../json.ts'
import type { TextKey, TextParams } from '../texts.ts'

export const done = (document: FormDocument, select: string | null): Applied => ({ document, select })

export const refuse = (document: FormDocument, code: TextKey, params: TextParams = {}): Applied => ({
  document,
  select: null,
  refused: { code, params },
})

export const entryOf = (document: FormDocument, id: string): Entry | undefined => indexDocument(document).byId.get(id)

/** The document with the value at a path replaced; everything else is shared. */
export const changeAt = (document: FormDocument, path: JsonPath, change: (old: Json | undefined) => Json | undefined) =>
  updateAt(document, path, change) as FormDocument

export const changeField = (document: FormDocument, entry: Entry, change: (field: Field) => Field): FormDocument =>
  changeAt(document, entry.path, (old) => change(old as Field))

/** The path of a slot in the document; undefined when it does not exist. */
export function slotPath(document: FormDocument, { parent, slot }: Position): JsonPath | undefined {
  if (parent === null) return slot.length === 1 && slot[0] === 'list' ? ['list'] : undefined
  const entry = entryOf(document, parent)
  return entry && [...entry.path, ...slot]
}

/** Inserts fields into a slot; creates the list if the document left it out. */
export const insertAt = (
  document: FormDocument,
  path: JsonPath,
  index: number,
  fields: readonly Field[],
): FormDocument =>
  changeAt(document, path, (old) => (isList(old) ? old.toSpliced(Math.max(0, index), 0, ...fields) : fields))

/** Removes the fields with these paths in one pass, so that the other paths need not be recomputed. */
export function removeAll(document: FormDocument, entries: readonly Entry[]): FormDocument {
  const removed = Map.groupBy(entries, ({ path }) => JSON.stringify(path.slice(0, -1)))
  // Deepest lists first: a change in an outer list does not move the paths inside it.
  const lists = [...removed].sort(([, [a]], [, [b]]) => (b?.path.length ?? 0) - (a?.path.length ?? 0))
  return lists.reduce((kept, [path, those]) => {
    const positions = new Set(those.map(({ position }) => position))
    return changeAt(kept, JSON.parse(path) as JsonPath, (old) =>
      isList(old) ? old.filter((_, index) => !positions.has(index)) : old,
    )
  }, document)
}
