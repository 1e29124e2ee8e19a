import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The menu. */
export const menuPage: Page = {
  router: 'menu',
  path: '/exception/menu',
  permission: 'sys_menu',
  texts: ['menu', 'log', 'actions', 'actionWords', 'nounWords'],
  load: () => import('./Menu.tsx'),
}
