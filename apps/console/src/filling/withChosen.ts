import type { OptionItem } from '@shouya/forms/document'
import type { Options } from './readSources.ts'

/** Options of sources, and behind them those that somebody chose then and that are not among them. */
export const withChosen = (options: Options, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([key, items]) => {
      const known = new Set(valuesOf(items))
      const more = flat(chosen[key] ?? []).filter(({ value }) => !known.has(value))
      return [key, more.length === 0 ? items : [...items, ...more]]
    }),
  )

const flat = (items: readonly OptionItem[]): OptionItem[] =>
  items.flatMap(({ children, ...item }) => [item as OptionItem, ...flat(children ?? [])])

const valuesOf = (items: readonly OptionItem[]) => flat(items).map(({ value }) => value)
