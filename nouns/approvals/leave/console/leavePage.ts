import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Leave and substitutes. */
export const leavePage: Page = {
  router: 'leave',
  path: '/dashboard/leave',
  permission: null,
  texts: ['leave'],
  load: () => import('./Leave.tsx'),
}
