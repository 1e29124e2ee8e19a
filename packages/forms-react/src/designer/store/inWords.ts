import { describeChange } from '@shouya/forms/describeChange'
import { diffDocuments } from '@shouya/forms/diffDocuments'
import type { Field, FormDocument } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { indexDocument } from '@shouya/forms/indexDocument'
import { labelOf } from '@shouya/forms/readOptions'
import { type Lang, message } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { fieldsIn } from './fieldSlots.ts'

/** The name of a field type; for a foreign type its id. */
export function typeName(type: string, lang: Lang): string {
  const fieldType = fieldTypeOf(type)
  return fieldType ? message(lang, fieldType.label) : type
}

/** Its label, or the name of its type. */
export const titleOf = (field: Field, lang: Lang): string => labelOf(field) || typeName(field.type, lang)

/** The accessible name of a field: label, type, and the position among its siblings. */
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

/** The first difference as text, and the number of the others. */
export function changedWords(before: FormDocument, after: FormDocument, lang: Lang): string {
  const [first, ...more] = diffDocuments(before, after)
  if (!first) return ''
  const description = describeChange(lang, first)
  return more.length === 0
    ? description
    : designerText(lang, 'edit.andMore', { words: description, count: more.length })
}
