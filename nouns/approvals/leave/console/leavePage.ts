import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Leave and substitutes. */
export const leavePage: Page = {
  router: 'leave',
  path: '/dashboard/leave',
  permission: null,
  texts: ['requests'],
  load: () => import('./Leave.tsx'),
}
