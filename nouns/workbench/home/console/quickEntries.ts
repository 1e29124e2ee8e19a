import type { useCan } from '@shouya/console/api/can.ts'
import type { Counts, Page, QuickEntry, QuickKey } from '@shouya/console/ui/page/Page.ts'
import type { Counters } from './counters.ts'

/** A quick entry of the work bench as its page declares it, with the required right and its address. */
export type Way = Pick<QuickEntry, 'icon'> & {
  key: QuickKey
  to: string
  files: boolean
  needs: readonly [id: string, operation: string]
  /** The entry is shown while this number is more than zero. */
  count?: keyof Counts
}

/** All quick entries that the pages declare. */
export function quickEntriesOf(pages: readonly Page[], counters: Counters): ReadonlyMap<QuickKey, Way> {
  const ways = pages.flatMap(({ path, permission, quick }) =>
    Object.entries(quick ?? {}).map(([name, entry]): [QuickKey, Way] => {
      const key = name as QuickKey
      const { files = false, operation = 'query', icon } = entry
      const way = { key, files, icon, needs: [permission ?? '', operation] } as const
      if ('counter' in entry) return [key, { ...way, count: entry.counter, to: counters[entry.counter]?.to ?? path }]
      return [key, { ...way, to: entry.query ? `${path}?${entry.query}` : path }]
    }),
  )
  return new Map(ways)
}

type Known = { can: ReturnType<typeof useCan>; ways: ReadonlyMap<QuickKey, Way>; counts: Counts }

/** The entries that the user may use now. */
export const permitted = (keys: readonly QuickKey[], { can, ways, counts }: Known): Way[] =>
  keys.flatMap((key) => {
    const way = ways.get(key)
    if (!way || !can(...way.needs)) return []
    return way.count === undefined || counts[way.count] ? [way] : []
  })
