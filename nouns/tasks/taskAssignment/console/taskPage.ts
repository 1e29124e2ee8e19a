import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Tasks and how far the daily ones are done. */
export const taskPage: Page = {
  router: 'dailytask',
  path: '/report/dailytask',
  permission: 'report_daily',
  texts: ['taskAssignment'],
  load: () => import('./DailyTask.tsx'),
  lists: { 'TaskAssignment/GetPageList': 'tab=tasks' },
}
