import { written } from '@shouya/console/registers/queryCodec.ts'
import type { CountKey, ListPath, Page } from '@shouya/console/ui/page/Page.ts'
import { counterLists } from '@shouya/contract/counterLists'
import type { Tile } from '@shouya/noun/noun'
import { nouns } from '../../../declared.gen.ts'

/** The groups of a work bench, in this order. */
export const counterGroups = [
  'today',
  'approvals',
  'trade',
  'hazards',
  'people',
  'office',
] as const satisfies readonly Tile['group'][]

export type Counter = Tile & {
  key: CountKey
  /** The list with the counted rows. */
  to: string
  /** The permission and operation needed to see it; the server leaves the counter out otherwise. */
  needs: readonly [id: string, operation: string]
}

export type Counters = Readonly<Partial<Record<CountKey, Counter>>>

/** The address of a page with these filters. */
function addressOf(path: string, tab: string | undefined, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(tab)
  for (const [name, value] of Object.entries(filters)) query.set(name, written(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The tiles by counter. */
const tiles: Partial<Record<string, Tile>> = Object.fromEntries(
  nouns.flatMap(({ counters }) => Object.entries(counters ?? {}).map(([key, { tile }]) => [key, tile])),
)

/** Every counter of the work bench with the address of its list (domain 15). */
export function countersOf(pages: readonly Page[], today: string): Counters {
  const all = Object.entries(counterLists(today)).flatMap(([name, { path: list, filters }]): [string, Counter][] => {
    const key = name as CountKey
    const tile = tiles[key]
    const page = pages.find(({ lists }) => lists?.[list as ListPath] !== undefined)
    if (!tile || !page) return []
    const to = addressOf(page.path, page.lists?.[list as ListPath], filters)
    return [[key, { ...tile, key, to, needs: [tile.permission ?? page.permission ?? '', tile.operation ?? 'query'] }]]
  })
  return Object.fromEntries(all)
}
