import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Rectifications. */
export const rectifyPage: Page = {
  router: 'rectifyList',
  path: '/form/daily/taskdaily/RectifyList',
  permission: 'rectify',
  texts: ['rectification', 'securityCheck'],
  load: () => import('./RectifyRegister.tsx'),
  lists: { 'Rectification/GetPageList': '' },
  counters: {
    rectify_overdue: { group: 'hazards', unit: 'bill', tone: 'bad' },
    rectify_major: { group: 'hazards', unit: 'bill', tone: 'bad' },
    rectify_mine: { group: 'hazards', unit: 'bill', tone: 'waits' },
    rectify_review: { group: 'hazards', unit: 'bill', tone: 'waits' },
    rectify_open: { group: 'hazards', unit: 'bill', tone: 'fact' },
  },
  quick: {
    quickRectify: { query: 'open=1' },
  },
}
