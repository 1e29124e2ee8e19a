import { type RawBuilder, sql } from 'kysely'

/** An instant to compare a time column with: rows read times as text, but ask with a Date. */
export const moment = (at: Date): RawBuilder<string> => sql<string>`${at}::timestamptz`
