import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Requests that the user started, and starting one. */
export const requestsPage: Page = {
  router: 'basic',
  path: '/form/basic',
  permission: 'form_basic',
  texts: ['request', 'examine', 'flow', 'forms'],
  load: () => import('./Requests.tsx'),
  lists: { 'OaExamine/GetPageList': '' },
  quick: {
    quickRequest: { files: true, operation: 'add', query: 'tab=new', icon: 'send' },
  },
}
