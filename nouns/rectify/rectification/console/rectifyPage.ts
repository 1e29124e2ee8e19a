import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Rectifications. */
export const rectifyPage: Page = {
  router: 'rectifyList',
  path: '/form/daily/taskdaily/RectifyList',
  permission: 'rectify',
  texts: ['rectification', 'securityCheck'],
  load: () => import('./RectifyRegister.tsx'),
  lists: { 'Rectification/GetPageList': '' },
  quick: {
    quickRectify: { query: 'open=1' },
  },
}
