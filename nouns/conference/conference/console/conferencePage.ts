import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Formal meetings: invitations, replies, signing in, minutes. */
export const conferencePage: Page = {
  router: 'conference',
  path: '/conference',
  permission: 'conference',
  texts: ['conference'],
  load: () => import('./ConferencePage.tsx'),
  lists: { 'Conference/GetPageList': '' },
}
