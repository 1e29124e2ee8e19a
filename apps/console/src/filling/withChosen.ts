import type { OptionItem } from '@shouya/forms/document'
import type { Options } from './readSources.ts'

/** Options of sources, followed by those chosen earlier that are not among them. */
export const withChosen = (options: Options, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([key, items]) => {
      const available = new Set(valuesOf(items))
      const missing = flat(chosen[key] ?? []).filter(({ value }) => !available.has(value))
      return [key, missing.length === 0 ? items : [...items, ...missing]]
    }),
  )

const flat = (items: readonly OptionItem[]): OptionItem[] =>
  items.flatMap(({ children, ...item }) => [item as OptionItem, ...flat(children ?? [])])

const valuesOf = (items: readonly OptionItem[]) => flat(items).map(({ value }) => value)
