import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Deposit records. */
export const pledgePage: Page = {
  router: 'memberList3',
  path: '/product/memberList3',
  permission: 'pledge',
  texts: ['pledge', 'ledger', 'ledgerAccount'],
  load: () => import('./PledgeRegister.tsx'),
}
