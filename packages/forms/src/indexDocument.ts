import type { Field, FormDocument } from './document.ts'
import { fieldTypeOf } from './fieldTypes.ts'
import { type JsonPath, pathText } from './json.ts'
import { slotsOf } from './structure/slots.ts'

/** The position of a field. */
export interface Entry {
  /** Its key; where that is missing or a duplicate, its place (`#list[3]`), so that every field has an id. */
  readonly id: string
  readonly field: Field
  /** Path from the root of the document to the field. */
  readonly path: JsonPath
  /** The field that contains it, and the slot inside that field (or inside the document) with the position in it. */
  readonly parent: Entry | undefined
  readonly slot: JsonPath
  readonly position: number
  /** 1 at the root. */
  readonly depth: number
  /** The batch whose rows hold the value; undefined when the value is at the top of the data. */
  readonly batch: Entry | undefined
}

export interface DocumentIndex {
  /** All fields in document order, containers before their children. */
  readonly entries: readonly Entry[]
  readonly byId: ReadonlyMap<string, Entry>
  /** Fields whose key is missing or used by an earlier field. */
  readonly withoutKey: readonly Entry[]
}

const cache = new WeakMap<FormDocument, DocumentIndex>()

/** Indexes every field of the document by id. Linear, cached per document, since documents are immutable. */
export function indexDocument(document: FormDocument): DocumentIndex {
  const cached = cache.get(document)
  if (cached) return cached
  const index = build(document)
  cache.set(document, index)
  return index
}

function build(document: FormDocument): DocumentIndex {
  const entries: Entry[] = []
  const byId = new Map<string, Entry>()
  const withoutKey: Entry[] = []

  function visit(list: readonly Field[], slot: JsonPath, base: JsonPath, parent: Entry | undefined) {
    for (const [position, field] of list.entries()) {
      const path = [...base, ...slot, position]
      const usable = typeof field.key === 'string' && field.key !== '' && !byId.has(field.key)
      const id = usable ? (field.key as string) : `#${pathText(path)}`
      const batch = parent && fieldTypeOf(parent.field.type)?.valued ? parent : parent?.batch
      const entry = { id, field, path, parent, slot, position, depth: (parent?.depth ?? 0) + 1, batch }
      entries.push(entry)
      byId.set(id, entry)
      if (!usable) withoutKey.push(entry)
      for (const child of slotsOf(field)) visit(child.list, child.path, path, entry)
    }
  }

  visit(document.list, ['list'], [], undefined)
  return { entries, byId, withoutKey }
}

/** The containers of an entry, outermost first. */
export function ancestorsOf(entry: Entry): readonly Entry[] {
  const ancestors: Entry[] = []
  for (let ancestor = entry.parent; ancestor; ancestor = ancestor.parent) ancestors.unshift(ancestor)
  return ancestors
}

/** The named fields in document order, without those inside another one of them. */
export function outermost(document: FormDocument, ids: readonly string[]): readonly Entry[] {
  const named = new Set(ids)
  const chosen = indexDocument(document).entries.filter(({ id }) => named.has(id))
  return chosen.filter((entry) => !ancestorsOf(entry).some(({ id }) => named.has(id)))
}

/** The tabs that have to be opened to see a field, outermost first. */
export function tabsOf(entry: Entry): readonly { readonly id: string; readonly column: number }[] {
  return [...ancestorsOf(entry), entry].flatMap((ancestor) =>
    ancestor.parent?.field.type === 'tabs' ? [{ id: ancestor.parent.id, column: Number(ancestor.slot[1]) }] : [],
  )
}
