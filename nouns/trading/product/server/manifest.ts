import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList, productDetail } from '../contract.ts'
import { product as noun } from '../noun.ts'
import { product, readProduct } from './actions.ts'
import { productReader } from './reader.ts'
import { conditionsOf, selectProducts } from './rows.ts'

const isShown = fieldsOf(productDetail)

export const manifest: Manifest = {
  actions: product,
  exporters: {
    Product: exporter({
      title: 'product.book',
      query: GetPageList.in,
      noun,
      columns: columnsOf(noun),
      select: (ctx, query) =>
        selectProducts(ctx).where(conditionsOf(ctx)(query)).orderBy('product.sort').orderBy('product.id'),
    }),
  },
  readers: () => ({ product: productReader }),
  historians: {
    product: {
      find: (ctx, id) => readProduct(ctx, { id }),
      shows: (field) => isShown(field) || noun.logged.some((said) => said === field),
    },
  },
  recycled: { product: {} },
}
