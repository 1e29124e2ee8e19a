import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Notices as they are written and withdrawn. */
export const managedPage: Page = {
  router: 'noticeList',
  path: '/exception/notice/List',
  permission: 'sys_notice',
  texts: ['notices'],
  load: () => import('./Managed.tsx'),
  quick: {
    quickNotice: { files: true, operation: 'add', query: 'new=1' },
  },
  audit: {
    notice: {
      field: (field) => `notices.field.${field}`,
      dicts: { status: 'notice_status', type: 'notice_type' },
    },
  },
}
