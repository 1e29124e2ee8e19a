import { describeChange } from '@shouya/forms/describeChange'
import { diffDocuments } from '@shouya/forms/diffDocuments'
import type { Field, FormDocument } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { indexDocument } from '@shouya/forms/indexDocument'
import { labelOf } from '@shouya/forms/readOptions'
import { type Lang, message } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { fieldsIn } from './fieldSlots.ts'

/** The name of a type of field; the type itself where only another designer knows it. */
export function typeName(type: string, lang: Lang): string {
  const known = fieldTypeOf(type)
  return known ? message(lang, known.label) : type
}

/** Its label, or the name of its type where it has none. */
export const titleOf = (field: Field, lang: Lang): string => labelOf(field) || typeName(field.type, lang)

/** A field for somebody who cannot see it: label, type, and the place among its neighbours. */
export function nameOf(document: FormDocument, id: string, lang: Lang): string {
  const entry = indexDocument(document).byId.get(id)
  if (!entry) return ''
  const neighbours = entry.parent ? fieldsIn(entry.parent.field, entry.slot) : document.list
  return designerText(lang, entry.parent ? 'say.placeIn' : 'say.place', {
    label: titleOf(entry.field, lang),
    type: typeName(entry.field.type, lang),
    position: entry.position + 1,
    count: neighbours.length,
    parent: entry.parent ? titleOf(entry.parent.field, lang) : '',
  })
}

/** The first difference in words, and how many more there are. */
export function changedWords(before: FormDocument, after: FormDocument, lang: Lang): string {
  const [first, ...more] = diffDocuments(before, after)
  if (!first) return ''
  const words = describeChange(lang, first)
  return more.length === 0 ? words : designerText(lang, 'edit.andMore', { words, count: more.length })
}
