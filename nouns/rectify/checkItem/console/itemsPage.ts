import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Check items. */
export const itemsPage: Page = {
  router: 'checkItemList',
  path: '/exception/checkItem',
  permission: 'check_item',
  texts: ['checkItems'],
  load: () => import('./ItemRegister.tsx'),
  audit: {
    check_item: {
      field: (field) => `checkItems.field.${field}`,
      dicts: {
        status: 'enable',
        scene: 'check_scene',
        category: 'check_category',
        risk_level: 'hazard_level',
        result_type: 'result_type',
        dept_types: 'dept_type',
      },
    },
  },
}
