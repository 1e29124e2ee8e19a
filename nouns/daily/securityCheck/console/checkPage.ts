import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Daily security checks. */
export const checkPage: Page = {
  router: 'securityItemList',
  path: '/form/daily/taskdaily/SecurityItemList',
  permission: 'daily_security',
  texts: ['securityCheck', 'answer', 'checkItem', 'rectification'],
  load: () => import('./SecurityItemList.tsx'),
  prepare: () => import('./prepareCheck.ts'),
  lists: { 'SecurityCheck/GetPageList': '' },
  quick: {
    quickCheck: { files: true, operation: 'add', query: 'new=due' },
    quickChecks: {},
  },
}
