import type { Page } from '@shouya/console/ui/page/Page.ts'

/** What is due by month, quarter, half-year and year. */
export const taskMenuPage: Page = {
  router: 'taskMainMenu',
  path: '/taskmeeting/MainMenu/',
  permission: 'task_menu',
  texts: ['taskAssignment'],
  load: () => import('./TaskMenu.tsx'),
}
