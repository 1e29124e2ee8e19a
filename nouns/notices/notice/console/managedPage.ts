import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Notices as they are written and withdrawn. */
export const managedPage: Page = {
  router: 'noticeList',
  path: '/exception/notice/List',
  permission: 'sys_notice',
  texts: ['notice'],
  load: () => import('./Managed.tsx'),
  quick: {
    quickNotice: { files: true, operation: 'add', query: 'new=1' },
  },
}
