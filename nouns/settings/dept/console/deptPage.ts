import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The organisation. */
export const deptPage: Page = {
  router: 'dept',
  path: '/exception/dept',
  permission: 'sys_dept',
  texts: ['dept'],
  load: () => import('./Dept.tsx'),
  quick: {
    quickDept: {},
  },
}
