import type { Field } from '@shouya/forms/document'
import type { FieldTypeName } from '@shouya/forms/fieldTypes'
import { type OptionsOf, readOptions } from '@shouya/forms/readOptions'

const cache = new WeakMap<Field, unknown>()

/** The options of a field with defaults, cached because a field renders at every key stroke. */
export function optionsOf<T extends FieldTypeName>(type: T, field: Field): OptionsOf<T> {
  const cached = cache.get(field) as OptionsOf<T> | undefined
  if (cached) return cached
  const options = readOptions(type, field)
  cache.set(field, options)
  return options
}
