import { describeChange } from '@shouya/forms/describeChange'
import { diffDocuments } from '@shouya/forms/diffDocuments'
import type { Field, FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { typeName } from '@shouya/forms/names'
import { labelOf } from '@shouya/forms/readOptions'
import type { Lang } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { fieldsIn } from './fieldSlots.ts'

/** Its label, or the name of its type. */
export const titleOf = (field: Field, lang: Lang): string => labelOf(field) || typeName(lang, field.type)

/** The accessible name of a field: label, type, and the position among its siblings. */
export function nameOf(document: FormDocument, id: string, lang: Lang): string {
  const entry = indexDocument(document).byId.get(id)
  if (!entry) return ''
  const neighbours = entry.parent ? fieldsIn(entry.parent.field, entry.slot) : document.list
  return designerText(lang, entry.parent ? 'say.placeIn' : 'say.place', {
    label: titleOf(entry.field, lang),
    type: typeName(lang, entry.field.type),
    position: entry.position + 1,
    count: neighbours.length,
    parent: entry.parent ? titleOf(entry.parent.field, lang) : '',
  })
}

/** The first difference as text, and the number of the others. */
export function changedWords(before: FormDocument, after: FormDocument, lang: Lang): string {
  const [first, ...more] = diffDocuments(before, after)
  if (!first) return ''
  const description = describeChange(lang, first)
  return more.length === 0
    ? description
    : designerText(lang, 'edit.andMore', { words: description, count: more.length })
}
