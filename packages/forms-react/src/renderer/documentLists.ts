import type { FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'

/** A field of a list with the number of controls in it, nested ones included. */
export interface ListItem {
  readonly id: string
  readonly type: string
  readonly weight: number
}

/** The fields of every slot of a document, by container (undefined: the document itself) and slot. */
export interface DocumentLists {
  readonly items: (owner: string | undefined, slot: JsonPath) => readonly ListItem[]
}

const cache = new WeakMap<FormDocument, DocumentLists>()
const NONE: readonly ListItem[] = []

export function documentLists(document: FormDocument): DocumentLists {
  const cached = cache.get(document)
  if (cached) return cached
  const lists = build(document)
  cache.set(document, lists)
  return lists
}

const keyOf = (owner: string | undefined, slot: JsonPath) => `${owner ?? ''}/${slot.join('.')}`

function build(document: FormDocument): DocumentLists {
  const lists = new Map<string, ListItem[]>()
  const weights = new Map<string, { weight: number }>()
  for (const { id, field, parent, slot } of indexDocument(document).entries) {
    const item = { id, type: field.type, weight: 1 }
    weights.set(id, item)
    for (let ancestor = parent; ancestor; ancestor = ancestor.parent) {
      const container = weights.get(ancestor.id)
      if (container) container.weight++
    }
    const key = parent ? keyOf(parent.id, slot) : keyOf(undefined, slot)
    const list = lists.get(key)
    if (list) list.push(item)
    else lists.set(key, [item])
  }
  return { items: (owner, slot) => lists.get(keyOf(owner, slot)) ?? NONE }
}
