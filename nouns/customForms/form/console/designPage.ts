import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The designer of custom forms. */
export const designPage: Page = {
  router: 'queryFieldlistField',
  path: '/exception/queryFieldlist/field',
  permission: 'queryForm',
  texts: ['form', 'versions'],
  load: () => import('./Design.tsx'),
}
