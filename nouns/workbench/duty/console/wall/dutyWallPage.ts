import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The duties of all outlets. */
export const dutyWallPage: Page = {
  router: 'dutyWall',
  path: '/dashboard/wall',
  permission: 'report_daily',
  texts: ['dashboard'],
  load: () => import('./DutyWall.tsx'),
  quick: {
    quickWall: {},
  },
}
