import type { Page } from '@shouya/console/ui/page/Page.ts'

/** One request, on a page of its own. */
export const examinePage: Page = {
  router: 'examine',
  path: '/form/examine',
  permission: null,
  texts: ['effect', 'examine', 'flow', 'forms', 'request'],
  load: () => import('./Examine.tsx'),
}
