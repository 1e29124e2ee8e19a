import type { Field, FormDocument } from '@shouya/forms/document'
import type { Lang } from '@shouya/forms/texts'
import { fieldsIn, slotPaths } from '../store/fieldSlots.ts'
import { titleOf } from '../store/inWords.ts'

export interface OutlineNode {
  readonly key: string
  readonly title: string
  readonly data: Field
  readonly children: OutlineNode[]
}

/** The fields as a tree; with a search those whose label, model or type matches, with their containers. */
export function outlineNodes({ list }: FormDocument, search: string, lang: Lang): OutlineNode[] {
  const word = search.trim().toLowerCase()
  const nodesOf = (fields: readonly Field[]): OutlineNode[] =>
    fields.flatMap((field) => {
      const children = slotPaths(field).flatMap((slot) => nodesOf(fieldsIn(field, slot)))
      const title = titleOf(field, lang)
      const isFound = [title, field.model ?? '', field.type].some((text) => text.toLowerCase().includes(word))
      return isFound || children.length > 0 ? [{ key: field.key ?? '', title, data: field, children }] : []
    })
  return nodesOf(list)
}
