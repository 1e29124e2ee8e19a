import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Custom forms and their submissions. */
export const formsPage: Page = {
  router: 'queryFieldlist',
  path: '/exception/queryFieldlist',
  permission: 'queryForm',
  texts: ['form', 'forms', 'submission', 'versions'],
  load: () => import('./Forms.tsx'),
}
