import type { Path } from '@shouya/console/api/path.ts'

/** A list with filters, for whoever may read it. */
export type ListAt = { reads: Path; address: string }

type Filters = Readonly<Record<string, string | number | undefined>>

/** The address of a list with filters; those that are undefined are left out. */
export function listAt(reads: Path, route: string, filters: Filters = {}): ListAt {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value))
  if (query.size === 0) return { reads, address: route }
  // The list may be in a tab of a page, which its route names.
  return { reads, address: `${route}${route.includes('?') ? '&' : '?'}${query}` }
}
