import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Roles and their grants. */
export const rolePage: Page = {
  router: 'role',
  path: '/exception/role',
  permission: 'sys_role',
  texts: ['role', 'menu'],
  load: () => import('./Role.tsx'),
  quick: {
    quickRoles: {},
  },
}
