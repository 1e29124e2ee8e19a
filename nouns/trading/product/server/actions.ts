import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import * as Contract from '../contract.ts'
import { product as noun } from '../noun.ts'
import { conditionsOf, detailOf, rowOf, selectProducts } from './rows.ts'
import { saveProduct } from './save.ts'

const pageOfProducts = pageOf(noun, {
  conditionsOf,
  select: selectProducts,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
})

export const readProduct = recordOf(noun, selectProducts)

export const product = handle(Contract, {
  // By `sort` the list is always ascending.
  GetPageList: (ctx, query) =>
    pageOfProducts(ctx, query.sort_field === 'sort' ? { ...query, sort_order: 'asc' } : query),

  async Get(ctx, key) {
    return detailOf(ctx, await readProduct(ctx, key))
  },

  Save: saveProduct,

  async ChangeStatus(ctx, { id, version, command }) {
    const before = await toMove(ctx, noun, { id, version }, command)
    return changeRow(ctx, noun, before, { status: noun.states.codes[noun.moves[command].to] })
  },

  async Delete(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete')
    return discard(ctx, noun, before, {
      name: `${before.product_code} ${before.product_name}`,
      parts: [{ table: 'product_consume', column: 'product_id' }],
    })
  },
})
