import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'

/** The loaded demonstration, as the checks of a part of it ask for it. */
export type Loaded = {
  // biome-ignore lint/suspicious/noExplicitAny: rows of any query
  rows(sql: string, values?: unknown[]): Promise<any[]>
  /** Expects that a query returns nothing. */
  none(sql: string, values?: unknown[]): Promise<void>
  db(): Kysely<Unscoped>
  timezone(): string
  now: Date
  /** Today in the business time zone. */
  today: string
}
