import type { Counts } from '@shouya/console/ui/page/Page.ts'
import type { Tile } from '@shouya/noun/noun'
import { type Counter, counterGroups } from './counters.ts'

/** The most counters above the charts. */
const MOST = 8
/** Places that late counters leave for the others, as far as those need them. */
const ROOM = 4

const urgency = { bad: 0, waits: 1, fact: 2 } as const

export type Arranged = {
  /** `late` is first: overdue, refused or otherwise wrong. */
  groups: { key: 'late' | Tile['group']; counters: Counter[] }[]
  /** Counters beyond the limit. */
  rest: Counter[]
  zero: Counter[]
}

/** Arranges counters by urgency: the eight most urgent that are not zero, grouped by kind. */
export function arrange(counters: readonly Counter[], counts: Counts): Arranged {
  const some = counters.filter(({ key }) => counts[key]).sort((a, b) => urgency[a.tone] - urgency[b.tone])
  const late = some.filter(({ tone }) => tone === 'bad')
  const others = some.filter(({ tone }) => tone !== 'bad')
  const first = late.slice(0, MOST - Math.min(ROOM, others.length))
  const shown = [...first, ...others.slice(0, MOST - first.length)]
  const groups = counterGroups.map((key) => ({
    key,
    counters: shown.filter((counter) => counter.tone !== 'bad' && counter.group === key),
  }))
  return {
    groups: [{ key: 'late' as const, counters: first }, ...groups].filter((group) => group.counters.length > 0),
    rest: some.filter((counter) => !shown.includes(counter)),
    zero: counters.filter(({ key }) => counts[key] === 0),
  }
}
