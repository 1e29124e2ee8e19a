import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Terminals on sale and for lease; the default tab of the console. */
export const productsPage: Page = {
  router: 'productList',
  path: '/product/productList',
  permission: 'product',
  texts: ['product', 'productConsume'],
  load: () => import('./ProductRegister.tsx'),
  lists: { 'Product/GetPageList': '' },
}
