import type { Field, FormDocument } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** A form of one field alone: what depends on the others stays out, since they are not there. */
export function fieldAlone(document: FormDocument, model: string): FormDocument {
  const found = indexDocument(document).entries.find(({ field, batch }) => !batch && field.model === model)
  if (!found) return { ...document, list: [] }
  const { logic: _, ...field } = found.field
  return { ...document, list: [{ ...field, options: { ...field.options, hidden: false } } as Field] }
}
