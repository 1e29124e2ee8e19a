import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'

/** Prefixes of document numbers that are in use (domain 0.3). */
export type NumberPrefix = 'YS'

/**
 * The next document number of a unit and day: prefix, day, last four characters of the unit's code, serial of four
 * digits that grows past them. Taken last before commit, since it locks the unit's serial; gaps are allowed.
 */
export async function nextNumber(
  db: Kysely<Unscoped>,
  prefix: NumberPrefix,
  day: string,
  deptCode: string,
  count = 1,
): Promise<string[]> {
  const unit = deptCode.slice(-4)
  const { last } = await db
    .insertInto('serial')
    .values({ prefix, day, unit, last: count })
    .onConflict((c) =>
      c.columns(['prefix', 'day', 'unit']).doUpdateSet({ last: sql<number>`serial.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const head = `${prefix}${day.replaceAll('-', '')}${unit}`
  return Array.from({ length: count }, (_, i) => head + String(last - count + 1 + i).padStart(4, '0'))
}
