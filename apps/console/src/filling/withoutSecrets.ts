import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { readOption } from '@shouya/forms/readOptions'
import { isSensitive } from '@shouya/forms/sensitivePaths'

/** Models whose values are not stored on a device: personal data, passwords, and signatures, which are sensitive. */
function secretModels(document: FormDocument): Set<string> {
  const secret = indexDocument(document).entries.filter(
    ({ field }) => isSensitive(field) || readOption(field, 'type') === 'password',
  )
  return new Set(secret.flatMap(({ field }) => (field.model ? [field.model] : [])))
}

/** The values of a form that may be stored as a draft, including rows of batches. */
export function withoutSecrets(document: FormDocument, values: Values): Record<string, Json> {
  const secret = secretModels(document)
  const open = (values: Values): Record<string, Json> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([model, value]) =>
        secret.has(model) || value === undefined ? [] : [[model, rowsOf(value)]],
      ),
    )
  const rowsOf = (value: Json): Json => (isList(value) ? value.map((row) => (isObject(row) ? open(row) : row)) : value)
  return open(values)
}
