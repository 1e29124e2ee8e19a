import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import * as Contract from '../contract.ts'
import { CLOSED, categoryTree, DEEPEST } from './categoryTree.ts'

const table = 'product_category'

const isUsed = (id: unknown) => sql<boolean>`(exists (select from product where category_id = ${id})
  or exists (select from product_category child where child.parent_id = ${id}))`

export const productCategory = handle(Contract, {
  async GetCategoryList({ db }): Promise<Result<typeof Contract.GetCategoryList>> {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'version', 'parent_id', 'category_name', 'sort', 'status'])
      .select(sql<boolean>`not ${isUsed(sql.ref(`${table}.id`))}`.as('empty'))
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, status: row.status as 0 | 1 }))
  },

  async SaveCategory(ctx, { id, version, ...fields }) {
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
  },

  async DeleteCategory(ctx, seen) {
    const before = await findSeen(ctx, table, seen)
    const { used } = await ctx.db.selectNoFrom(isUsed(before.id).as('used')).executeTakeFirstOrThrow()
    if (used) fail('InUse', { reason: 'product.refused.categoryUsed' })
    await ctx.db.deleteFrom(table).where('id', '=', before.id).execute()
    ctx.note({ table, id: before.id, before, after: {} })
    return null
  },
})

type Place = Pick<Input<typeof Contract.SaveCategory>, 'id' | 'parent_id'>

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
