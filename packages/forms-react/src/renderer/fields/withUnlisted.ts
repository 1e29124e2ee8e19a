import type { OptionItem } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { type PlainOption, plainOptions } from './plainOptions.ts'

/**
 * The options, followed by chosen values that are no longer offered, since checkboxes and radios could not show those
 * otherwise.
 */
export function withStrangers(options: readonly OptionItem[] | undefined, values: readonly Json[]): PlainOption[] {
  const offeredOptions = plainOptions(options)
  const offered = new Set<Json>(offeredOptions.map(({ value }) => value))
  const strangers = options ? values.filter((value) => isChoice(value) && !offered.has(value)).map(asOption) : []
  return strangers.length === 0 ? offeredOptions : [...offeredOptions, ...strangers]
}

const isChoice = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '')

const asOption = (value: Json): PlainOption => ({ value: value as string | number, label: String(value) })
