import type { Page } from '@shouya/console/ui/page/Page.ts'

/** What members have bought, and what payment providers have reported. */
export const rechargePage: Page = {
  router: 'recharge',
  path: '/product/recharge',
  permission: 'recharge',
  texts: ['recharge', 'rechargePackage', 'payment', 'ledger', 'ledgerAccount'],
  load: () => import('./RechargePage.tsx'),
  lists: { 'Recharge/GetPageList': '', 'Payment/GetNoticePageList': 'tab=notices' },
}
