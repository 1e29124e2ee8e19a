import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type Selectable, sql } from 'kysely'

export type MenuRow = Selectable<DB['menu']> & {
  /** The address that the entry opens. */
  fullPath: string
}

/** The address that a menu entry opens: its path with its query. `highlight` of another entry refers to it. */
export function addressOf({ path, query }: { path: string; query: Record<string, string> }): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Every entry, parents before children and siblings in their order. */
export async function menuRows(db: Kysely<Unscoped>): Promise<MenuRow[]> {
  const rows = await db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
  const children = Map.groupBy(rows, (row) => row.parent_id)
  const below = (parent: number | null): MenuRow[] =>
    (children.get(parent) ?? []).flatMap((row) => [{ ...row, fullPath: addressOf(row) }, ...below(row.id)])
  return below(null)
}

/**
 * The entries for a change, under a lock: one change of the menu at a time, because the conditions of a tree (no cycle,
 * no entry below a deleted one, an order among siblings) span rows that two users may change at once. Read after the
 * lock, so that the previous change is visible.
 */
export async function lockMenu(db: Kysely<Unscoped>): Promise<MenuRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(db)
  return menuRows(db)
}
