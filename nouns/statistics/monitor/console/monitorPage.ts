import type { Page } from '@shouya/console/ui/page/Page.ts'
import { monitor } from '../noun.ts'

/** The statistics of self-checks, and beside them the self-checks. */
export const monitorPage: Page = {
  router: 'monitor',
  path: monitor.route,
  permission: monitor.permission,
  texts: ['monitor', 'selfCheck', 'checkReport', 'answer'],
  load: () => import('./Monitor.tsx'),
  lists: { 'SelfCheck/GetPageList': 'tab=reports' },
}
