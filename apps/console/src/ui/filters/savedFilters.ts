/** A query of a list under a name; `query` is the list's own part of its address. At most one is the default. */
export type SavedFilter = { name: string; query: string; isDefault: boolean }

/** As many as a popover shows, and as fit into one preference (8 kB). */
export const mostFilters = 15
export const longestName = 20
const longestQuery = 400

/** Takes what was kept for the user, whatever it looks like by now. */
export function readFilters(value: unknown): SavedFilter[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: Partial<SavedFilter> | null) =>
    typeof item?.name === 'string' && typeof item.query === 'string'
      ? [{ name: item.name, query: item.query, isDefault: item.isDefault === true }]
      : [],
  )
}

/** With a query under a name, the last; one that had the name already is replaced where it stands. */
export function keepFilter(filters: readonly SavedFilter[], name: string, query: string): SavedFilter[] {
  const known = filters.some((one) => one.name === name)
  if (known) return filters.map((one) => (one.name === name ? { ...one, query } : one))
  return [...filters, { name, query, isDefault: false }]
}

/** Why a query cannot be kept: nothing is asked, no name, too much of one of them. */
export function keepRefused(filters: readonly SavedFilter[], name: string, query: string): boolean {
  const known = filters.some((one) => one.name === name)
  return query === '' || name === '' || query.length > longestQuery || (!known && filters.length >= mostFilters)
}

/** Under another name; as it was when another one has that name. */
export function renameFilter(filters: readonly SavedFilter[], from: string, to: string): SavedFilter[] {
  const taken = to === '' || filters.some((one) => one.name === to)
  return filters.map((one) => (one.name === from && !taken ? { ...one, name: to } : one))
}

/** With another default, or without one when it was the default already. */
export const turnDefault = (filters: readonly SavedFilter[], name: string): SavedFilter[] =>
  filters.map((one) => ({ ...one, isDefault: one.name === name && !one.isDefault }))
