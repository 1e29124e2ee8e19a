import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The designer of approval flows. */
export const flowDesignPage: Page = {
  router: 'systemExamineListFlow',
  path: '/exception/systemExamineList/flow',
  permission: 'sys_examine',
  texts: ['flow', 'flowDesign', 'forms', 'versions'],
  load: () => import('./FlowDesign.tsx'),
}
