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
  counters: {
    escort_reject: { group: 'today', unit: 'bill', tone: 'bad' },
    escort_late: { group: 'today', unit: 'bill', tone: 'bad' },
    escort_dispute: { group: 'today', unit: 'bill', tone: 'bad' },
    escort_sign: { group: 'today', unit: 'bill', tone: 'waits' },
    escort_done: { group: 'today', unit: 'bill', tone: 'fact' },
  },
  quick: {
    quickEscort: { files: true, operation: 'add', query: 'new=due' },
    quickEscorts: {},
    quickSignRun: { files: true, operation: 'sign', counter: 'escort_sign', icon: 'sign' },
  },
}
