import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Requests that wait for the user. */
export const inboxPage: Page = {
  router: 'step',
  path: '/form/step',
  permission: 'form_step',
  texts: ['request', 'examine', 'forms'],
  load: () => import('./Inbox.tsx'),
  lists: { 'OaExamine/GetAuditList': '' },
  quick: {
    quickInbox: {},
  },
}
