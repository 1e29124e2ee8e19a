import type { OptionItem } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { type PlainOption, plainOptions } from './plainOptions.ts'

/** The options, and behind them what is chosen and not among them any more: boxes and dots would show nothing of it. */
export function withStrangers(options: readonly OptionItem[] | undefined, chosen: readonly Json[]): PlainOption[] {
  const plain = plainOptions(options)
  const known = new Set<Json>(plain.map(({ value }) => value))
  const strangers = options ? chosen.filter((value) => isChoice(value) && !known.has(value)).map(asOption) : []
  return strangers.length === 0 ? plain : [...plain, ...strangers]
}

const isChoice = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '')

const asOption = (value: Json): PlainOption => ({ value: value as string | number, label: String(value) })
