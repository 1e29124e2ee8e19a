import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The menu. */
export const menuPage: Page = {
  router: 'menu',
  path: '/exception/menu',
  permission: 'sys_menu',
  texts: ['access', 'settings', 'actions', 'actionWords'],
  load: () => import('./Menu.tsx'),
  audit: {
    menu: {
      field: (field) => `access.menu.field.${field}`,
      dicts: { status: 'enable', menu_type: 'menu_type' },
    },
  },
}
