import { filtersOf } from '@shouya/noun/counters'
import type { CounterName, Noun } from '@shouya/noun/noun'
import type { RawBuilder } from 'kysely'
import { type Ctx, can } from '../core/context.ts'
import { type Countable, type Counters, counted } from '../core/counts/counted.ts'
import { localDay } from '../core/time/local.ts'
import type { DB } from '../db/schema.gen.ts'
import { isScoped } from './store.ts'

/** Filters of a list that ask for nothing. */
const unfiltered = { keywords: '', include_child: 1 } as const

/** What the work bench says about a noun: each counter is the noun's list under its filters. */
export function countersOf<N extends Noun & { readonly table: keyof DB }, F>(
  { user, scoped, db, now, services }: Ctx,
  noun: N,
  conditionsOf: (filters: F) => RawBuilder<boolean>,
): Counters<CounterName<N>> {
  if (!can(user, noun.permission, 'query')) return {} as Counters<CounterName<N>>
  const rows = () =>
    (isScoped(noun.table) ? scoped.rows(noun.table) : db.selectFrom(noun.table as 'role')) as Countable
  const today = localDay(now, services.database.timezone)
  const counts = Object.entries(noun.counters ?? {}).map(([name, counter]) => {
    const conditions = conditionsOf({ ...unfiltered, ...filtersOf(counter, today) } as F)
    return [name, counted(rows().where(conditions))]
  })
  return Object.fromEntries(counts)
}
