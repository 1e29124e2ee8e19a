import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Monthly evaluations of guards. */
export const guardPage: Page = {
  router: 'guardEvaluationList',
  path: '/taskmeeting/GuardEvaluationList',
  permission: 'task_guard',
  texts: ['guardEvaluation'],
  load: () => import('./GuardRegister.tsx'),
  lists: { 'GuardEvaluation/GetPageList': '' },
}
