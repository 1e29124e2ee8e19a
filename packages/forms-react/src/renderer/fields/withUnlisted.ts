import type { OptionItem } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { type PlainOption, plainOptions } from './plainOptions.ts'

/** The options, followed by chosen values no longer offered, which checkboxes and radios could not show otherwise. */
export function withUnlisted(options: readonly OptionItem[] | undefined, values: readonly Json[]): PlainOption[] {
  const offeredOptions = plainOptions(options)
  const offered = new Set<Json>(offeredOptions.map(({ value }) => value))
  const unlisted = options ? values.filter((value) => isChoice(value) && !offered.has(value)).map(asOption) : []
  return unlisted.length === 0 ? offeredOptions : [...offeredOptions, ...unlisted]
}

const isChoice = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '')

const asOption = (value: Json): PlainOption => ({ value: value as string | number, label: String(value) })
