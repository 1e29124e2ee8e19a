import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'

/** `holiday.kind`. */
export const dayKind = { off: 1, worked: 2 } as const

/** Days off and working days instead between two days, both inclusive; for all other days the weekday decides. */
export async function holidaysBetween(db: Kysely<Unscoped>, first: string, last: string) {
  const rows = await db
    .selectFrom('holiday')
    .select(['day', 'kind', 'name'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
  return new Map(rows.map((row) => [row.day, row]))
}
