import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Roles and their grants. */
export const rolePage: Page = {
  router: 'role',
  path: '/exception/role',
  permission: 'sys_role',
  texts: ['access'],
  load: () => import('./Role.tsx'),
  quick: {
    quickRoles: {},
  },
  audit: {
    role: {
      field: (field) => `access.role.field.${field}`,
      dicts: { status: 'enable', data_scope: 'data_scope' },
    },
  },
}
