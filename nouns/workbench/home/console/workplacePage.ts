import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The first screen. */
export const workplacePage: Page = {
  router: 'workplace',
  path: '/dashboard/workplace',
  permission: 'dash_workplace',
  texts: ['dashboard', 'nounWords', 'reminder'],
  load: () => import('./Workplace.tsx'),
}
