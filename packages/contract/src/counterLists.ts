import { filtersOf, type lastDays } from '@shouya/noun/counters'
import { type CounterName, type Infix, infixOf, type Noun } from '@shouya/noun/noun'
import { type DeclaredNoun, nouns } from '@shouya/nouns/declared.gen.ts'

type ListsOf<N extends Noun> = {
  [K in CounterName<N>]: NonNullable<N['counters']>[K] extends infer C
    ? {
        path: `${N['controller']}/${C extends { readonly list: infer L extends string } ? L : `Get${Infix<N>}PageList`}`
        filters: Omit<C, keyof Period | 'list' | 'tile'> &
          (C extends { readonly days: number } ? ReturnType<typeof lastDays> : unknown) &
          (C extends { readonly upcoming: true } ? { begin_date: string } : unknown) &
          (C extends { readonly period: number } ? { period_key: string } : unknown)
      }
    : never
}
type Period = { readonly days?: number; readonly upcoming?: true; readonly period?: number }
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never
type DeclaredLists = Together<DeclaredNoun extends infer N ? (N extends Noun ? ListsOf<N> : never) : never>

/**
 * What each counter of the work bench counts (domain 15), as nouns declare it: the rows of a list under these filters. The
 * server counts by them and the console's tile opens that list with them, so that the number is the list's total. `today`:
 * the bank's day.
 */
export const counterLists = (today: string) =>
  Object.fromEntries(
    nouns.flatMap((noun: Noun) =>
      Object.entries(noun.counters ?? {}).map(([name, counter]) => [
        name,
        {
          path: `${noun.controller}/${counter.list ?? `Get${infixOf(noun)}PageList`}`,
          filters: filtersOf(counter, today),
        },
      ]),
    ),
  ) as DeclaredLists
