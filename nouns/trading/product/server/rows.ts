import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { onSaleFor } from '../../server/onSale.ts'
import type * as Contract from '../contract.ts'
import { product } from '../noun.ts'
import type { Param } from '../rules.ts'

/** Of a category or one below it. */
const inCategory = (id: number | undefined) => sql`product.category_id in (
  with recursive below as (
    select id from product_category where id = ${id}
    union all select child.id from product_category child join below on child.parent_id = below.id)
  select id from below)`

/** The conditions of the list and of the file. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: Contract.ProductFilters): RawBuilder<boolean> =>
    allOf([
      ...onSaleFor(user, 'product'),
      ...conditionsIn(product, query),
      ...when(query.category_id, inCategory(query.category_id)),
    ])

/** Products that the caller sees, with the names of their categories. */
export const selectProducts = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.id', 'product.category_id')
    .selectAll('product')
    .select('product_category.category_name')
    .where(allOf(onSaleFor(user, 'product')))

type Selected = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>

/** A row as the caller sees it. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: Selected): Row<typeof Contract.GetPageList> => ({ ...row, moves: allowedMoves(product, row, user) })

/** A product with what can be set on its devices, and the consumables that it needs. */
export async function detailOf(ctx: Ctx, row: Selected): Promise<Row<typeof Contract.Get>> {
  const consumes = await ctx.db
    .selectFrom('product_consume')
    .innerJoin('consume', 'consume.id', 'product_consume.consume_id')
    .select(['consume_id', 'consume_code', 'consume_name', 'spec', 'unit', 'qty_per_use', 'required'])
    .where('product_id', '=', row.id)
    .where(allOf(onSaleFor(ctx.user, 'consume')))
    .orderBy('consume_code')
    .execute()
  return { ...row, ...rowOf(ctx)(row), param_schema: row.param_schema as Param[], consumes }
}
