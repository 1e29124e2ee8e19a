import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Visitors. */
export const visitorsPage: Page = {
  router: 'inOutList',
  path: '/form/daily/taskdaily/InOutList',
  permission: 'daily_inout',
  texts: ['visitor'],
  load: () => import('./InOutList.tsx'),
  prepare: () => import('./prepareVisitors.ts'),
  lists: { 'OutInside/GetPageList': '' },
  quick: {
    quickVisitor: { files: true, operation: 'add', query: 'new=1', icon: 'enter' },
  },
}
