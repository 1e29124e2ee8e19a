import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import * as Contract from '../contract.ts'
import { product as noun } from '../noun.ts'
import { changeStatus } from './changeStatus.ts'
import { conditionsOf, detailOf, rowOf, selectProducts } from './rows.ts'
import { saveProduct } from './save.ts'

const pageOfProducts = pageOf(noun, {
  conditionsOf,
  select: selectProducts,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
})

export const readProduct = recordOf(noun, selectProducts)

/** Packages name their products in a list, which no foreign key keeps. */
async function refuseNamed({ db }: Ctx, id: number): Promise<void> {
  const named = await db
    .selectFrom('recharge_package')
    .select('package_name as name')
    .where(sql<boolean>`${id} = any(product_ids)`)
    .executeTakeFirst()
  if (named) fail('InUse', { reason: 'product.refused.inPackage', params: named })
}

export const product = handle(Contract, {
  // By `sort` the list is always ascending.
  GetPageList: (ctx, query) =>
    pageOfProducts(ctx, query.sort_field === 'sort' ? { ...query, sort_order: 'asc' } : query),

  async Get(ctx, key) {
    return detailOf(ctx, await readProduct(ctx, key))
  },

  Save: saveProduct,

  ChangeStatus: changeStatus,

  async Delete(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete')
    await refuseNamed(ctx, before.id)
    return discard(ctx, noun, before, {
      name: `${before.product_code} ${before.product_name}`,
      parts: [{ table: 'product_consume', column: 'product_id' }],
    })
  },
})
