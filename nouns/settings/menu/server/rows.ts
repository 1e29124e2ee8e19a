import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type Selectable, sql } from 'kysely'

export type MenuRow = Selectable<DB['menu']> & {
  /** The address that the entry opens. */
  fullPath: string
}

/** The address that an entry of the menu opens: its path with its query. Also what another entry's `highlight` names. */
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
 * The entries for a change. One change of the menu at a time: what keeps it a tree (no cycle, no entry under one that
 * goes, an order among siblings) spans rows that two people may move at once. Read after the lock, so that the change
 * before is seen.
 */
export async function lockMenu(db: Kysely<Unscoped>): Promise<MenuRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(db)
  return menuRows(db)
}
