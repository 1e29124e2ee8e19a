import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Approval flows. */
export const flowsPage: Page = {
  router: 'systemExamineList',
  path: '/exception/systemExamineList',
  permission: 'sys_examine',
  texts: ['flow', 'effect', 'versions'],
  load: () => import('./Flows.tsx'),
}
