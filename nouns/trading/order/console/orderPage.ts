import type { Page } from '@shouya/console/ui/page/Page.ts'

/** What agents and members have ordered. */
export const orderPage: Page = {
  router: 'orderList',
  path: '/product/orderList',
  permission: 'order',
  texts: ['order', 'payment', 'ledger', 'ledgerAccount'],
  load: () => import('./OrderRegister.tsx'),
  lists: { 'Order/GetPageList': '' },
  quick: {
    quickTradeOrders: {},
    quickTradeOrderAdd: { files: true, operation: 'add', query: 'new=1' },
  },
}
