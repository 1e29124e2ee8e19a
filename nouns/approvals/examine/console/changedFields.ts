import type { Field, FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'

/** As sent: without undefined values, and with keys in a fixed order. */
const text = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** The fields that differ between two states of a form. */
export const changedModels = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (model) => text(before[model]) !== text(after[model]),
  )

/** Of the fields that the user may write those that the user changed, in the format of the API. */
export function changedFields(before: Values, after: Values, rights: Readonly<Record<string, string>>): Values {
  const models = changedModels(before, after).filter((model) => rights[model] === 'write')
  return JSON.parse(JSON.stringify(Object.fromEntries(models.map((model) => [model, after[model] ?? null]))))
}

/** A form of one field only: without logic that depends on the other fields, which it does not have. */
export function fieldAlone(document: FormDocument, model: string): FormDocument {
  const entry = indexDocument(document).entries.find(({ field, batch }) => !batch && field.model === model)
  if (!entry) return { ...document, list: [] }
  const { logic: _, ...field } = entry.field
  return { ...document, list: [{ ...field, options: { ...field.options, hidden: false } } as Field] }
}
