import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The audit log. */
export const logPage: Page = {
  router: 'log',
  path: '/exception/log',
  permission: 'sys_log',
  texts: ['log', 'actions', 'actionWords', 'nounWords'],
  load: () => import('./Log.tsx'),
  lists: { 'Log/GetPageList': '' },
  quick: {
    quickLog: {},
  },
}
