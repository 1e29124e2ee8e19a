import type { Page } from '@shouya/console/ui/page/Page.ts'

/** How many pieces agents, devices and members may use. */
export const balancesPage: Page = {
  router: 'balance',
  path: '/product/balance',
  permission: 'balance',
  texts: ['consumeBalance'],
  load: () => import('./BalanceRegister.tsx'),
  lists: { 'Consume/GetBalancePageList': '' },
}
