import type { Noun } from '@shouya/noun/noun'
import type { RawBuilder } from 'kysely'
import { type Ctx, can } from '../core/context.ts'
import { type Counters, counted } from '../core/counts/counted.ts'
import type { ScopedTable } from '../db/scope.ts'

/** Filters of a list that ask for nothing. */
const unfiltered = { keywords: '', include_child: 1 } as const

/** What the work bench says about a noun: each counter is the noun's list under its filters. */
export function countersOf<N extends Noun & { readonly table: ScopedTable }, F>(
  { user, scoped }: Ctx,
  noun: N,
  conditionsOf: (filters: F) => RawBuilder<boolean>,
): Counters<keyof N['counters'] & string> {
  if (!can(user, noun.permission, 'query')) return {} as Counters<keyof N['counters'] & string>
  const counts = Object.entries(noun.counters).map(([name, filters]) => [
    name,
    counted(scoped.rows(noun.table as 'fault_repair').where(conditionsOf({ ...unfiltered, ...filters } as F))),
  ])
  return Object.fromEntries(counts)
}
