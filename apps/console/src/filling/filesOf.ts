import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { isWebAddress } from '@shouya/forms/uploads'

/** A file of a form; the note is the label of its field and its size. */
export type FormFile = { note: string; name: string; url: string }

/** The files in the values of a form, of any of its fields. */
export function filesOf(document: FormDocument, values: Values): FormFile[] {
  const labels = new Map(indexDocument(document).entries.map(({ field }) => [field.model, field.label ?? '']))
  const filesIn = (value: Json | undefined, field: string): FormFile[] => {
    if (isList(value)) return value.flatMap((item) => filesIn(item, field))
    if (!isObject(value)) return []
    const { url, name, size } = value
    if (typeof url === 'string' && isWebAddress(url))
      return [
        {
          url,
          name: typeof name === 'string' && name ? name : url,
          note: typeof size === 'number' ? `${field} · ${Math.ceil(size / 1024)} kB` : field,
        },
      ]
    return Object.entries(value).flatMap(([model, item]) => filesIn(item, labels.get(model) ?? field))
  }
  return Object.entries(values).flatMap(([model, value]) => filesIn(value, labels.get(model) ?? model))
}
