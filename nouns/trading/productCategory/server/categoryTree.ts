import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Levels of the tree. */
export const DEEPEST = 3

/** `status` of a category to which nothing is added any more. */
export const CLOSED = 0

/** All categories of products with the ids of those above them, from the top, and their own at the end. */
export async function categoryTree(db: Kysely<Unscoped>) {
  const { rows } = await sql<{ id: number; status: number; path: number[] }>`
    with recursive tree as (
      select id, status, array[id] as path from product_category where parent_id is null
      union all select child.id, child.status, tree.path || child.id
      from product_category child join tree on child.parent_id = tree.id)
    select id, status, path from tree`.execute(db)
  return rows
}
