import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { CLOSED, categoryTree, DEEPEST } from './categoryTree.ts'

const table = 'product_category'
type Fields = Input<typeof Contract.SaveCategory>

/** Keeps a category, whose name is there once below one parent. */
export async function saveCategory(
  ctx: Ctx,
  { id, version, ...fields }: Fields,
): Promise<Result<typeof Contract.SaveCategory>> {
  const before = await findSeen(ctx, table, { id, version })
  await checkPlace(ctx, before, { id, ...fields })
  const same = await ctx.db
    .selectFrom(table)
    .select('id')
    .where('parent_id', 'is not distinct from', fields.parent_id)
    .where('category_name', '=', fields.category_name)
    .executeTakeFirst()
  if (same && same.id !== id) failTaken(ctx.lang, 'category_name', 'product.category.name')
  return insertOrChange(ctx, table, before, fields)
}

type Place = Pick<Fields, 'id' | 'parent_id'>

/** A category stands at the top or below an open one that is not its own, in a tree of three levels. */
async function checkPlace(ctx: Ctx, before: { parent_id: number | null } | null, { id, parent_id }: Place) {
  if (parent_id === null || parent_id === before?.parent_id) return
  // One at a time: two moves at once could make a circle.
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(ctx.db)
  const tree = await categoryTree(ctx.db)
  const parent = tree.find((category) => category.id === parent_id)
  if (!parent || parent.status === CLOSED) failAt('parent_id', 'product.refused.category')
  const own = id === undefined ? [] : tree.filter(({ path }) => path.includes(id))
  if (own.some((category) => category.id === parent_id)) failAt('parent_id', 'product.refused.circle')
  const levels = own.map(({ path }) => path.length - path.indexOf(id ?? 0))
  if (parent.path.length + Math.max(1, ...levels) > DEEPEST)
    failAt('parent_id', 'product.refused.deep', { max: DEEPEST })
}
