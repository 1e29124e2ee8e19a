import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/**
 * One change of the tree at a time, taken before anything is read: two moves at once could make a circle, two new units
 * the same name. The organisation changes a few times a day.
 */
export const lockTree = (db: Kysely<Unscoped>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('dept', 11))`.execute(db)

/** The unit as the rules of its place need it, whoever asks. */
export const placeOf = (db: Kysely<Unscoped>, id: number) =>
  everything(db)
    .selectFrom('dept')
    .select(['id', 'dept_name', 'dept_type', 'status', 'path', sql<number>`nlevel(path)`.as('level')])
    .where('id', '=', id)
    .executeTakeFirst()

/** The kinds of a unit's children, and how many levels there are from it down to the lowest. */
export async function subtreeOf(db: Kysely<Unscoped>, { id, path }: { id: number; path: string }) {
  const rows = await everything(db)
    .selectFrom('dept')
    .select(['parent_id', 'dept_type', sql<number>`nlevel(path) - nlevel(${path}::ltree) + 1`.as('depth')])
    .where(sql<boolean>`path <@ ${path}::ltree`)
    .execute()
  return {
    childTypes: rows.filter(({ parent_id }) => parent_id === id).map(({ dept_type }) => dept_type),
    depth: Math.max(...rows.map(({ depth }) => depth)),
  }
}

/** Puts a unit and all below it under another parent. */
export async function movePaths(db: Kysely<Unscoped>, from: string, parent: string): Promise<void> {
  await everything(db)
    .updateTable('dept')
    .set({ path: sql`${parent}::ltree || subpath(path, nlevel(${from}::ltree) - 1)` })
    .where(sql<boolean>`path <@ ${from}::ltree`)
    .execute()
}
