import type { Result } from '@shouya/contract/action'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import * as Contract from '../contract.ts'
import { saveCategory } from './saveCategory.ts'

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

  SaveCategory: saveCategory,

  async DeleteCategory(ctx, seen) {
    const before = await findSeen(ctx, table, seen)
    const { used } = await ctx.db.selectNoFrom(isUsed(before.id).as('used')).executeTakeFirstOrThrow()
    if (used) fail('InUse', { reason: 'product.refused.categoryUsed' })
    await ctx.db.deleteFrom(table).where('id', '=', before.id).execute()
    ctx.note({ table, id: before.id, before, after: {} })
    return null
  },
})
