import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { isWebAddress } from '@shouya/forms/uploads'

/** A file of a form, with the label of the field that holds it. */
export type FormFile = { field: string; name: string; url: string; size: number | null }

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
          field,
          url,
          name: typeof name === 'string' && name ? name : url,
          size: typeof size === 'number' ? size : null,
        },
      ]
    return Object.entries(value).flatMap(([model, part]) => inside(part, labels.get(model) ?? field))
  }
  return Object.entries(values).flatMap(([model, value]) => inside(value, labels.get(model) ?? model))
}
