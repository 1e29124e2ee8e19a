import { type SelectQueryBuilder, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: which tables are counted is the noun's own affair
export type Countable = SelectQueryBuilder<any, any, unknown>

/** The number of some rows, as a part of a larger statement. */
export const counted = (rows: Countable) => rows.select(sql<number>`count(*)::int`.as('count'))

/** The counters of an area on the work bench, by key (domain 15), without those that the caller may not see. */
export type Counters<K extends string> = Partial<Record<K, ReturnType<typeof counted>>>
