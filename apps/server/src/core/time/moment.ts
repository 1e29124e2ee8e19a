import { type RawBuilder, sql } from 'kysely'

/** An instant for comparison with a time column: rows return times as text, but queries use a Date. */
export const moment = (instant: Date): RawBuilder<string> => sql<string>`${instant}::timestamptz`
