import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The organisation. */
export const deptPage: Page = {
  router: 'dept',
  path: '/exception/dept',
  permission: 'sys_dept',
  texts: ['settings'],
  load: () => import('./Dept.tsx'),
  quick: {
    quickDept: {},
  },
  audit: {
    dept: {
      field: (field) => `settings.dept.field.${field}`,
      dicts: { dept_type: 'dept_type', risk_level: 'risk_level', status: 'enable' },
    },
  },
}
