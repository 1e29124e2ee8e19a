import type { Field } from '@shouya/forms/document'
import type { FieldTypeName } from '@shouya/forms/fieldTypes'
import { type OptionsOf, readOptions } from '@shouya/forms/readOptions'

const cache = new WeakMap<Field, unknown>()

/** The options of a field, read once: a field is drawn at every key stroke. */
export function optionsOf<T extends FieldTypeName>(type: T, field: Field): OptionsOf<T> {
  const known = cache.get(field) as OptionsOf<T> | undefined
  if (known) return known
  const options = readOptions(type, field)
  cache.set(field, options)
  return options
}
