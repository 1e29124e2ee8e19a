import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Where long work ends: imports, exports, actions on many records, and what the server makes by itself. */
export const resultPage: Page = {
  router: 'result',
  path: '/result',
  permission: 'report_result',
  texts: ['result', 'actions', 'actionWords', 'nounWords'],
  load: () => import('./Results.tsx'),
}
