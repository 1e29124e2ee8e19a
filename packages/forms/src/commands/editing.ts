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

/** The document with something else at a path; all that is beside the path is shared. */
export const changeAt = (document: FormDocument, path: JsonPath, change: (old: Json | undefined) => Json | undefined) =>
  updateAt(document, path, change) as FormDocument

export const changeField = (document: FormDocument, entry: Entry, change: (field: Field) => Field): FormDocument =>
  changeAt(document, entry.path, (old) => change(old as Field))

/** Where a slot is in the document; undefined when there is none. */
export function slotPath(document: FormDocument, { parent, slot }: Position): JsonPath | undefined {
  if (parent === null) return slot.length === 1 && slot[0] === 'list' ? ['list'] : undefined
  const entry = entryOf(document, parent)
  return entry && [...entry.path, ...slot]
}

/** Puts fields into a slot; one that the document left out is made. */
export const insertAt = (
  document: FormDocument,
  path: JsonPath,
  index: number,
  fields: readonly Field[],
): FormDocument =>
  changeAt(document, path, (old) => (isList(old) ? old.toSpliced(Math.max(0, index), 0, ...fields) : fields))

/** Takes out the fields that have these paths, so that the paths of the others need not be reckoned anew. */
export function removeAll(document: FormDocument, entries: readonly Entry[]): FormDocument {
  const gone = Map.groupBy(entries, ({ path }) => JSON.stringify(path.slice(0, -1)))
  // The deepest lists first: what is outside moves nothing inside.
  const lists = [...gone].sort(([, [a]], [, [b]]) => (b?.path.length ?? 0) - (a?.path.length ?? 0))
  return lists.reduce((kept, [path, those]) => {
    const positions = new Set(those.map(({ position }) => position))
    return changeAt(kept, JSON.parse(path) as JsonPath, (old) =>
      isList(old) ? old.filter((_, index) => !positions.has(index)) : old,
    )
  }, document)
}
