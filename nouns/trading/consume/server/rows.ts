import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { onSaleFor } from '../../server/onSale.ts'
import type * as Contract from '../contract.ts'
import { consume } from '../noun.ts'

const isLow = sql<boolean>`(consume.status = ${sql.lit(consume.states.codes.on)} and consume.stock < consume.warn_stock)`

/** The conditions of the list, the file and the counter. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: Contract.ConsumeFilters): RawBuilder<boolean> =>
    allOf([...onSaleFor(user, 'consume'), ...conditionsIn(consume, query), ...when(query.low, isLow)])

/** Consumables that the caller sees, with the names of their categories. */
export const selectConsumes = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  db
    .selectFrom('consume')
    .innerJoin('consume_category', 'consume_category.id', 'consume.category_id')
    .selectAll('consume')
    .select(['consume_category.category_name', isLow.as('low')])
    .where(allOf(onSaleFor(user, 'consume')))

type Selected = Awaited<ReturnType<ReturnType<typeof selectConsumes>['executeTakeFirstOrThrow']>>

/** A row as the caller sees it. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: Selected): Row<typeof Contract.GetPageList> => ({ ...row, moves: allowedMoves(consume, row, user) })

/** A consumable with the products that need it. */
export async function detailOf(ctx: Ctx, row: Selected): Promise<Row<typeof Contract.Get>> {
  const products = await ctx.db
    .selectFrom('product_consume')
    .innerJoin('product', 'product.id', 'product_consume.product_id')
    .select(['product_id', 'product_code', 'product_name'])
    .where('consume_id', '=', row.id)
    .where(allOf(onSaleFor(ctx.user, 'product')))
    .orderBy('product.sort')
    .orderBy('product.id')
    .execute()
  return { ...row, ...rowOf(ctx)(row), products }
}
