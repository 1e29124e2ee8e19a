import type { Page } from '@shouya/console/ui/page/Page.ts'
import { monitor } from '../noun.ts'

/** The statistics of self-checks, and beside them the self-checks. */
export const monitorPage: Page = {
  router: 'monitor',
  path: monitor.route,
  permission: monitor.permission,
  texts: ['monitor', 'selfCheck', 'checkReport', 'answer'],
  load: () => import('./Monitor.tsx'),
  prepare: () => import('../../../reports/selfCheck/console/prepareSelfCheck.ts'),
  lists: { 'SelfCheck/GetPageList': 'tab=reports' },
}
