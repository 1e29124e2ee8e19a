import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { isWebAddress } from '@shouya/forms/uploads'

/** A file of a form; its note is the label of the field that holds it, and its size. */
export type FormFile = { note: string; name: string; url: string }

/** The files that the values of a form name, whichever of its fields hold them. */
export function filesOf(document: FormDocument, values: Values): FormFile[] {
  const labels = new Map(indexDocument(document).entries.map(({ field }) => [field.model, field.label ?? '']))
  const inside = (value: Json | undefined, field: string): FormFile[] => {
    if (isList(value)) return value.flatMap((one) => inside(one, field))
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
    return Object.entries(value).flatMap(([model, part]) => inside(part, labels.get(model) ?? field))
  }
  return Object.entries(values).flatMap(([model, value]) => inside(value, labels.get(model) ?? model))
}
