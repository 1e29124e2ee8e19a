import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Deposits of leased devices. */
export const depositPage: Page = {
  router: 'memberList2',
  path: '/product/memberList2',
  permission: 'deposit',
  texts: ['deposit', 'pledge', 'payment'],
  load: () => import('./DepositRegister.tsx'),
  lists: { 'Member/GetDepositPageList': '' },
  quick: {
    quickDeposits: {},
    quickPayOut: { operation: 'refund_pay', counter: 'pledge_pay' },
  },
}
