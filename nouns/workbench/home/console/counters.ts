import { written } from '@shouya/console/registers/queryCodec.ts'
import type { CounterFace, CountKey, Page } from '@shouya/console/ui/page/Page.ts'
import { counterLists } from '@shouya/contract/counterLists'

/** What stands together on a work bench, in this order. */
export const counterGroups = [
  'today',
  'approvals',
  'hazards',
  'people',
  'office',
] as const satisfies readonly CounterFace['group'][]

export type Counter = CounterFace & {
  key: CountKey
  /** The list that shows what was counted. */
  to: string
  /** The permission and operation it takes to see it; the server leaves it out otherwise. */
  needs: readonly [id: string, operation: string]
}

export type Counters = Readonly<Partial<Record<CountKey, Counter>>>

/** The address at which a page shows these filters. */
function addressOf(path: string, tab: string | undefined, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(tab)
  for (const [name, value] of Object.entries(filters)) query.set(name, written(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Every counter of the work bench with the way into its list (domain 15). */
export function countersOf(pages: readonly Page[], today: string): Counters {
  const asked = counterLists(today)
  const all = pages.flatMap(({ path, permission, lists, counters }) =>
    Object.entries(counters ?? {}).map(([name, face]): [string, Counter] => {
      const key = name as CountKey
      const { path: list, filters } = asked[key]
      const to = addressOf(path, lists?.[list], filters)
      return [key, { ...face, key, to, needs: [permission ?? '', face.operation ?? 'query'] }]
    }),
  )
  return Object.fromEntries(all)
}
