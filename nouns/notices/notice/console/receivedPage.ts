import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Notices as they are received. */
export const receivedPage: Page = {
  router: 'notice',
  path: '/dashboard/notice',
  permission: 'dash_notice',
  texts: ['notice'],
  load: () => import('./Received.tsx'),
  lists: { 'Notice/GetNoticePageList': 'type=1' },
}
