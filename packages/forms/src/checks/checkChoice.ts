import type { OptionItem } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import { isList, type Json } from '../json.ts'
import { flatOptions } from '../readOptions.ts'

const isScalar = (value: Json) => typeof value === 'string' || typeof value === 'number'

const valueSets = new WeakMap<readonly OptionItem[], ReadonlySet<Json>>()

/** The values of options at all depths; computed once per list, since lists of a source are long and shared. */
function optionValues(options: readonly OptionItem[]): ReadonlySet<Json> {
  const cached = valueSets.get(options)
  if (cached) return cached
  const values = new Set<Json>(flatOptions(options).map(({ value }) => value))
  valueSets.set(options, values)
  return values
}

/** One of the options. `options` is undefined while they are not loaded; then only the form of the value is checked. */
export function checkChoice(value: Json, options: readonly OptionItem[] | undefined): readonly Finding[] {
  if (!isScalar(value)) return [finding('issue.choice')]
  return !options || optionValues(options).has(value) ? [] : [finding('issue.notAnOption', { value: String(value) })]
}

/** A list of options without duplicates. */
export function checkChoices(value: Json, options: readonly OptionItem[] | undefined): readonly Finding[] {
  if (!isList(value) || !value.every(isScalar)) return [finding('issue.choices')]
  if (new Set(value).size < value.length) return [finding('issue.twice')]
  if (!options) return []
  const values = optionValues(options)
  const unlisted = value.find((item) => !values.has(item))
  return unlisted === undefined ? [] : [finding('issue.notAnOption', { value: String(unlisted) })]
}

/** A path through the tree of options, one value per level. */
export function checkPath(value: Json, options: readonly OptionItem[] | undefined): readonly Finding[] {
  if (!isList(value) || !value.every(isScalar)) return [finding('issue.choices')]
  let level = options
  for (const step of value) {
    if (!level) return []
    const item: OptionItem | undefined = level.find((option) => option.value === step)
    if (!item) return [finding('issue.notAnOption', { value: value.join(' / ') })]
    level = item.children ?? []
  }
  return []
}
