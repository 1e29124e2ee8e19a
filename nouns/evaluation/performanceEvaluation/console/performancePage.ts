import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Yearly evaluations of guards, crews and companies. */
export const performancePage: Page = {
  router: 'evaluationList',
  path: '/taskmeeting/EvaluationList/',
  permission: 'task_eval',
  texts: ['performanceEvaluation'],
  load: () => import('./PerformanceRegister.tsx'),
  lists: { 'PerformanceEvaluation/GetPageList': '' },
}
