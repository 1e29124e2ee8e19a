import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort handovers. */
export const moneyBoxPage: Page = {
  router: 'escortList',
  path: '/form/daily/taskdaily/EscortList',
  permission: 'daily_escort',
  texts: ['moneyBox', 'escort'],
  load: () => import('./MoneyBoxRegister.tsx'),
  prepare: () => import('./prepareMoneyBox.ts'),
  lists: { 'MoneyBox/GetPageList': '' },
  quick: {
    quickEscort: { files: true, operation: 'add', query: 'new=due' },
    quickEscorts: {},
    quickSignRun: { files: true, operation: 'sign', counter: 'escort_sign', icon: 'sign' },
  },
}
