import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Approval flows. */
export const flowsPage: Page = {
  router: 'systemExamineList',
  path: '/exception/systemExamineList',
  permission: 'sys_examine',
  texts: ['flows', 'flowDesign', 'versions'],
  load: () => import('./Flows.tsx'),
  audit: {
    appr_flow: {
      field: (field) => `versions.field.${field}`,
      dicts: { status: 'form_status' },
    },
  },
}
