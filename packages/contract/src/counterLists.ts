import { filtersOf, lastDays } from '@shouya/noun/counters'
import type { CounterName, Noun } from '@shouya/noun/noun'
import { type DeclaredNoun, nouns } from '@shouya/nouns/declared.ts'

type Value = string | number | boolean | true | number[]

/** A list with its filters. */
const list = <const P extends string, F extends Record<string, Value>>(path: P, filters: F) => ({ path, filters })

type ListsOf<N extends Noun> = {
  [K in CounterName<N>]: NonNullable<N['counters']>[K] extends infer C
    ? {
        path: `${N['controller']}/${C extends { readonly list: infer L extends string } ? L : 'GetPageList'}`
        filters: Omit<C, keyof Period | 'list'> &
          (C extends { readonly days: number } ? ReturnType<typeof lastDays> : unknown) &
          (C extends { readonly upcoming: true } ? { begin_date: string } : unknown)
      }
    : never
}
type Period = { readonly days?: number; readonly upcoming?: true }
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never
type DeclaredLists = Together<DeclaredNoun extends infer N ? (N extends Noun ? ListsOf<N> : never) : never>

/** The counters that nouns declare: the noun's list with the filters of each. */
const listsOfNouns = (today: string) =>
  Object.fromEntries(
    nouns.flatMap(({ controller, counters }) =>
      Object.entries(counters ?? {}).map(([name, counter]) => [
        name,
        { path: `${controller}/${counter.list ?? 'GetPageList'}`, filters: filtersOf(counter, today) },
      ]),
    ),
  ) as DeclaredLists

/**
 * What each counter of the work bench counts (domain 15): the rows of a list under these filters. The server counts by
 * them and the console's tile opens that list with them, so that the number is the list's total. `today`: the bank's
 * day.
 */
export function counterLists(today: string) {
  const [week, month] = [lastDays(today, 7), lastDays(today, 30)]
  return {
    ...listsOfNouns(today),
    /** Accounts in scope that are locked now. */
    user_locked: list('User/GetByPage', { locked: true }),
    /** Live sessions of accounts in scope. */
    user_online: list('User/GetOnlineList', {}),
    /** Runs of background jobs that failed in the last seven days, today among them. */
    job_failed: list('Log/GetPageList', { log_type: [5], jobs: true, ...week }),
    /** Of the last 30 days in scope of the log: sensitive data revealed. */
    audit_reveal: list('Log/GetPageList', { log_type: [3], jobs: false, ...month }),
    /** The same: lists exported. */
    audit_export: list('Log/GetPageList', { log_type: [4], jobs: false, ...month }),
    /** The same: calls refused for want of a right or of scope (401, 403). */
    audit_refused: list('Log/GetPageList', { refused: true, jobs: false, ...month }),
    /** The same: what is another's ended or changed by right of office. */
    audit_forced: list('Log/GetPageList', { forced: true, jobs: false, ...month }),
  }
}
