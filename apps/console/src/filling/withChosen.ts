import { flatOptions } from '@shouya/forms/readOptions'
import type { Options } from './readSources.ts'

/** Options of sources, followed by those chosen earlier that are not among them. */
export const withChosen = (options: Options, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([key, items]) => {
      const available = new Set(flatOptions(items).map(({ value }) => value))
      const missing = flatOptions(chosen[key] ?? [])
        .filter(({ value }) => !available.has(value))
        .map(({ children, ...option }) => option)
      return [key, missing.length === 0 ? items : [...items, ...missing]]
    }),
  )
