import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Forms to fill in. */
export const fillPage: Page = {
  router: 'queryFieldlistFill',
  path: '/exception/queryFieldlist/fill',
  permission: null,
  texts: ['form', 'forms', 'submission', 'versions'],
  load: () => import('./Fill.tsx'),
}
